<?php

declare(strict_types=1);

namespace Passerelle\Calls\Management;

use Passerelle\Calls\Management\Dates\CallDatesListener;
use Passerelle\Calls\Management\Dates\DateChangeStore;
use Passerelle\Calls\Management\Dates\DateLedger;
use Passerelle\Content\ContentChanged;
use Passerelle\Content\ContentListener;
use Passerelle\Content\ContentReading;
use Passerelle\Kernel\Services;

/** What follows from changes of calls, within their transactions. Built before what changes content. */
final readonly class CallListeners implements ContentListener
{
    private function __construct(public Applications $applications, public DateChangeStore $changes, private DateLedger $ledger)
    {
    }

    public static function build(Services $services, ContentReading $reading, CallDatesListener ...$onDates): self
    {
        $changes = new DateChangeStore($services->database);

        return new self(new NoApplications(), $changes, new DateLedger($changes, $reading->languages, $services->clock, ...array_values($onDates)));
    }

    public function onContentChanged(ContentChanged $change): void
    {
        (new KeepWithApplications($this->applications))->onContentChanged($change);
        $this->ledger->onContentChanged($change);
    }
}
