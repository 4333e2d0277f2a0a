<?php

declare(strict_types=1);

namespace Passerelle\Messages\Reports;

enum ReportState: string
{
    case Open = 'open';
    case Handled = 'handled';
}
