<?php

declare(strict_types=1);

namespace Passerelle\Calls\Management\Dates;

interface CallDatesListener
{
    /** Within the transaction of the change, once for all languages of the call. */
    public function onDatesChanged(DateChange $change): void;
}
