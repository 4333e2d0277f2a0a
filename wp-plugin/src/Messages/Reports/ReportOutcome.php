<?php

declare(strict_types=1);

namespace Passerelle\Messages\Reports;

/** What the team did about a report. */
enum ReportOutcome: string
{
    case NoConsequence = 'no_consequence';
    case ProfileOffline = 'profile_offline';
    case AccountClosed = 'account_closed';
}
