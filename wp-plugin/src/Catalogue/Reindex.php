<?php

declare(strict_types=1);

namespace Passerelle\Catalogue;

use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\Transaction;
use Passerelle\Outbox\Handler;
use Passerelle\Outbox\Outbox;

/**
 * Reindexes the items of a changed country or sector, whose names are searchable. Run by the outbox worker, in slices shorter
 * than its claim on the message.
 */
final readonly class Reindex implements Handler
{
    public const KIND = 'catalogue.reindex';
    private const BATCH = 100;
    private const SECONDS = 20;
    private const MAX_DELAY = 300;

    public function __construct(
        private Database $db,
        private Clock $clock,
        private Transaction $transaction,
        private FacetValues $values,
        private Rebuild $rebuild,
        private Outbox $outbox,
    ) {
    }

    public function kind(): string
    {
        return self::KIND;
    }

    public function maxDelay(): int
    {
        return self::MAX_DELAY;
    }

    /**
     * Enqueues a message, unless no item in the index has this value.
     *
     * @param string $filter whose values the index stores, for example Filters::COUNTRY
     */
    public function request(string $filter, string $value): void
    {
        $id = $this->values->find([$filter => [$value]])[$filter][0] ?? null;
        $payload = ['value' => $id, 'after' => 0];
        // A form saves a term and several meta: one message for all of them.
        if ($id !== null && !$this->outbox->isWaiting(self::KIND, $payload) && $this->next($id, 0) !== []) {
            $this->outbox->add(self::KIND, $payload);
        }
    }

    public function handle(array $payload): void
    {
        $value = is_int($payload['value'] ?? null) ? $payload['value'] : 0;
        $after = is_int($payload['after'] ?? null) ? $payload['after'] : 0;
        $end = $this->clock->now()->getTimestamp() + self::SECONDS;
        while (($ids = $this->next($value, $after)) !== []) {
            $this->transaction->run(fn () => $this->rebuild->index($ids));
            $after = max($ids);
            if ($this->clock->now()->getTimestamp() >= $end) {
                $this->outbox->add(self::KIND, ['value' => $value, 'after' => $after]);
                return;
            }
        }
    }

    /** @return list<int> */
    private function next(int $value, int $after): array
    {
        return $this->db->ids(
            "SELECT DISTINCT post_id FROM {$this->db->table('catalogue_facets')} WHERE value_id = %d AND post_id > %d ORDER BY post_id LIMIT %d",
            $value,
            $after,
            self::BATCH,
        );
    }
}
