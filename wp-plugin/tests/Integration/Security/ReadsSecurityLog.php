<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Security;

use Passerelle\Kernel\Database;
use Passerelle\Security\EventFilter;
use Passerelle\Security\LogHashes;
use Passerelle\Security\SecurityEvents;
use Passerelle\Security\StoredEvent;

/** For integration tests: what the log holds. */
trait ReadsSecurityLog
{
    /** Removes what preparing the test reported. */
    private function clearLog(): void
    {
        $this->runAfterCommit();
        $this->plugin->get(Database::class)->execute("DELETE FROM {$this->plugin->get(Database::class)->table('security_events')}");
    }

    /** @return list<array<string, string>> whole rows but for id and instant; the oldest first */
    private function rows(): array
    {
        $this->runAfterCommit();

        return array_map(static fn (StoredEvent $event): array => [
            'event' => $event->event,
            'outcome' => $event->outcome,
            'reason' => $event->reason,
            'account' => $event->account,
            'actor' => $event->actor,
            'network' => $event->network,
            'object' => $event->object,
            'request' => $event->requestId,
        ], array_reverse($this->plugin->get(SecurityEvents::class)->list(new EventFilter(), 100)));
    }

    /** @param list<array<string, string>> $expected whole rows, in any order: refusals are written ahead of successes in a test */
    private function assertLogged(array $expected, ?string $event = null): void
    {
        $rows = array_filter($this->rows(), static fn (array $row): bool => $event === null || $row['event'] === $event);
        $sorted = static function (array $rows): array {
            usort($rows, static fn (array $one, array $other): int => json_encode($one) <=> json_encode($other));

            return $rows;
        };
        self::assertSame($sorted($expected), $sorted($rows));
    }

    /**
     * @param int|string|null $account user id or e-mail address
     * @param string|null $network bytes of the network in hexadecimal
     * @return array<string, string> a row of rows()
     */
    private function row(string $event, string $outcome, string $reason, int|string|null $account = null, ?string $network = null): array
    {
        $hashes = $this->plugin->get(LogHashes::class);

        return [
            'event' => $event,
            'outcome' => $outcome,
            'reason' => $reason,
            'account' => $account === null ? '' : $hashes->account($account),
            'actor' => '',
            'network' => $network === null ? '' : $hashes->network($network),
            'object' => '',
            'request' => '',
        ];
    }
}
