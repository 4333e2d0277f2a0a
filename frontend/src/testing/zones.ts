import '../../shared/dates/all-zones.ts';
