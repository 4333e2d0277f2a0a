<?php

declare(strict_types=1);

namespace Passerelle\Calls;

use Passerelle\Content\Record;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Config;
use Passerelle\Content\Model\Status;

/** States of calls now. */
final readonly class CallStates
{
    public function __construct(private Clock $clock, private Config $config)
    {
    }

    public function of(Record $call): CallState
    {
        return $this->at($call->status, CallDates::of($call->values));
    }

    public function at(Status $status, CallDates $dates): CallState
    {
        return CallState::at($this->clock->now(), $status, $dates, $this->config->limit('calls', 'closingSoonDays'));
    }
}
