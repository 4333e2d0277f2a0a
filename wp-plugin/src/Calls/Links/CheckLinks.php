<?php

declare(strict_types=1);

namespace Passerelle\Calls\Links;

use Passerelle\Calls\Links\Fetching\Probe;
use Passerelle\Kernel\Services;
use Passerelle\Kernel\Tasks\DueWork;

/** Checks the links that are due, a few at each tick, so that nothing else of the worker waits for slow sites. */
final readonly class CheckLinks implements DueWork
{
    public function __construct(
        private LinkStore $store,
        private Probe $probe,
        private LinkRules $rules,
        private AnnounceLink $announce,
        private Services $services,
    ) {
    }

    public function run(): int
    {
        $config = $this->services->config;
        $end = time() + $config->limit('callLinks', 'runSeconds');
        $checked = 0;
        while ($checked < $config->limit('callLinks', 'perRun') && time() < $end && ($claimed = $this->store->claim()) !== null) {
            $this->check($claimed);
            $checked++;
        }

        return $checked;
    }

    private function check(ClaimedLink $claimed): void
    {
        // Outside the transaction: sites may be slow.
        $finding = ($this->probe)($claimed->link->url);
        $now = $this->services->clock->now();
        $link = $this->rules->after($claimed->link, $finding, $now);
        $this->services->transaction->run(function () use ($claimed, $link, $now): void {
            if ($this->store->store($claimed, $link, $this->rules->nextCheck($link, $now))) {
                ($this->announce)($claimed->link, $link);
            }
        });
    }
}
