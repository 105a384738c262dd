"""The web table: an API with live updates, storage, identity, and bots that think in worker processes."""
