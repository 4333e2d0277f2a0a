<?php

declare(strict_types=1);

namespace Passerelle\Calls\Links;

use Passerelle\Calls\Links\Fetching\Probe;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Composition\Factory;
use Passerelle\Kernel\Composition\Priority;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\Tasks\DueWork;
use Passerelle\Kernel\Transaction;

/** Checks the links that are due, a few at each tick, so that nothing else of the worker waits for slow sites. */
#[Factory('ifEnabled')]
#[Priority(40)]
final readonly class CheckLinks implements DueWork
{
    /** Constant of wp-config.php: false where the worker may not send requests to other sites. */
    private const SETTING = 'PASSERELLE_CHECK_LINKS';

    public function __construct(
        private LinkStore $store,
        private Probe $probe,
        private LinkRules $rules,
        private AnnounceLink $announce,
        private Transaction $transaction,
        private Clock $clock,
        private Config $config,
    ) {
    }

    /** @return self|null null: no links are checked */
    public static function ifEnabled(
        LinkStore $store,
        Probe $probe,
        LinkRules $rules,
        AnnounceLink $announce,
        Transaction $transaction,
        Clock $clock,
        Config $config,
    ): ?self {
        $isEnabled = function_exists('curl_init') && (!defined(self::SETTING) || constant(self::SETTING) !== false);

        return $isEnabled ? new self($store, $probe, $rules, $announce, $transaction, $clock, $config) : null;
    }

    public function run(): int
    {
        $end = time() + $this->config->limit('callLinks', 'runSeconds');
        $checked = 0;
        while ($checked < $this->config->limit('callLinks', 'perRun') && time() < $end && ($claimed = $this->store->claim()) !== null) {
            $this->check($claimed);
            $checked++;
        }

        return $checked;
    }

    private function check(ClaimedLink $claimed): void
    {
        // Outside the transaction: sites may be slow.
        $finding = ($this->probe)($claimed->link->url);
        $now = $this->clock->now();
        $link = $this->rules->after($claimed->link, $finding, $now);
        $this->transaction->run(function () use ($claimed, $link, $now): void {
            if ($this->store->store($claimed, $link, $this->rules->nextCheck($link, $now))) {
                ($this->announce)($claimed->link, $link);
            }
        });
    }
}
