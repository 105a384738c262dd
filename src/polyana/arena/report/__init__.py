"""The report: one HTML file with plots and the numbers behind them; nothing is loaded from anywhere."""

from polyana.arena.report.page import report, write_report

__all__ = ["report", "write_report"]
