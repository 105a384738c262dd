"""The routes of the API: they read what is asked, and leave the doing to the hall and its rooms."""
