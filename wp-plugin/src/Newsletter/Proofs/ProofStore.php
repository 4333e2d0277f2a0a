<?php

declare(strict_types=1);

namespace Passerelle\Newsletter\Proofs;

use DateTimeImmutable;
use Passerelle\Kernel\AddressHash;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;
use Passerelle\Newsletter\NewsletterTables;
use Passerelle\Newsletter\Subscribers\Subscriber;

/**
 * The ledger of proofs: rows are added and, after the retention time, deleted, never changed. They outlast the address, of which
 * they have a hash only: who shows the address can be shown the proofs.
 */
final readonly class ProofStore
{
    private const BATCH = 500;

    public function __construct(private Database $db, private Clock $clock)
    {
    }

    /** Call within the transaction of what it proves. */
    public function add(Subscriber $subscriber, Proof $proof): void
    {
        $this->db->insertRows(
            NewsletterTables::PROOFS,
            ['subscriber_id', 'event', 'source', 'happened_at', 'address_hash', 'network', 'language', 'wording', 'detail'],
            [[
                $subscriber->id,
                $proof->event->value,
                $proof->source->value,
                ($proof->at ?? $this->clock->now())->format(StoredInstant::FORMAT),
                AddressHash::of($subscriber->id, $subscriber->email),
                $proof->network,
                $subscriber->language->value,
                $proof->wording,
                $proof->detail,
            ]],
        );
    }

    /** @return list<array<string, string|null>> rows of the table, oldest first */
    public function of(int $subscriberId): array
    {
        return $this->db->rows("SELECT * FROM {$this->table()} WHERE subscriber_id = %d ORDER BY id", $subscriberId);
    }

    /** @return iterable<array<string, string|null>> rows of the table with the address as `email`, null once it was erased; oldest first */
    public function all(): iterable
    {
        $last = 0;
        do {
            $rows = $this->db->rows(
                "SELECT p.*, s.email FROM {$this->table()} p LEFT JOIN {$this->db->table(NewsletterTables::SUBSCRIBERS)} s ON s.id = p.subscriber_id"
                    . ' WHERE p.id > %d ORDER BY p.id LIMIT ' . self::BATCH,
                $last,
            );
            yield from $rows;
            $last = (int) ($rows === [] ? 0 : $rows[count($rows) - 1]['id']);
        } while (count($rows) === self::BATCH);
    }

    /** @return int subscriptions whose proofs were deleted: they are gone, and nothing was proved since */
    public function forgetEndedBefore(DateTimeImmutable $time): int
    {
        $subscribers = $this->db->table(NewsletterTables::SUBSCRIBERS);
        $ids = $this->db->ids(
            "SELECT p.subscriber_id FROM {$this->table()} p LEFT JOIN {$subscribers} s ON s.id = p.subscriber_id WHERE s.id IS NULL"
                . ' GROUP BY p.subscriber_id HAVING MAX(p.happened_at) < %s',
            $time->format(StoredInstant::FORMAT),
        );
        foreach (array_chunk($ids, self::BATCH) as $some) {
            $this->db->execute("DELETE FROM {$this->table()} WHERE subscriber_id IN (" . Database::placeholders($some) . ')', ...$some);
        }

        return count($ids);
    }

    private function table(): string
    {
        return $this->db->table(NewsletterTables::PROOFS);
    }
}
