"""Alembic runs this file, on the connection that the server hands over."""

from alembic import context

from polyana.server.storage.models import Base


def run() -> None:
    """Brings the database up to date."""
    context.configure(
        connection=context.config.attributes["connection"],
        target_metadata=Base.metadata,
        render_as_batch=True,
    )
    with context.begin_transaction():
        context.run_migrations()


if hasattr(context, "config"):  # not when the module is only imported
    run()
