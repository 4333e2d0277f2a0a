<?php

declare(strict_types=1);

namespace Passerelle\Newsletter\Subscribers;

use DateTimeImmutable;
use LogicException;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;
use Passerelle\Kernel\Transaction;
use Passerelle\Languages\Lang;
use Passerelle\Newsletter\NewsletterTables;
use Passerelle\Newsletter\Proofs\Proof;
use Passerelle\Newsletter\Proofs\ProofEvent;
use Passerelle\Newsletter\Proofs\ProofSource;
use Passerelle\Newsletter\Proofs\ProofStore;

/** Subscriptions, one row for each address. Changes are conditional, so that of simultaneous ones exactly one takes effect. */
final readonly class SubscriberStore
{
    public function __construct(private Database $db, private Transaction $transaction, private Clock $clock, private ProofStore $proofs)
    {
    }

    /** @return list<Subscriber> active ones, ordered by id */
    public function active(Lang $language, int $afterId, int $limit): array
    {
        return array_map(self::read(...), $this->db->rows(
            "SELECT * FROM {$this->table()} WHERE state = %s AND language = %s AND id > %d ORDER BY id LIMIT %d",
            SubscriptionState::Active->value,
            $language->value,
            $afterId,
            $limit,
        ));
    }

    public function countActive(Lang $language): int
    {
        return (int) $this->db->value(
            "SELECT COUNT(*) FROM {$this->table()} WHERE state = %s AND language = %s",
            SubscriptionState::Active->value,
            $language->value,
        );
    }

    public function find(int $id): ?Subscriber
    {
        return $this->first('id = %d', $id);
    }

    /** @param string $email normalised */
    public function ofAddress(string $email): ?Subscriber
    {
        return $this->first('email = %s', $email);
    }

    /**
     * A mail server refused an active address for good. Repeatable.
     *
     * @param string $reason code, for example of Mail\RefusalReason
     */
    public function bounced(int $id, string $reason): void
    {
        $this->transaction->run(function () use ($id, $reason): void {
            $subscriber = $this->find($id);
            if ($subscriber !== null && $this->leave($id, SubscriptionState::Active, SubscriptionState::Bounced)) {
                $this->proofs->add($subscriber, new Proof(ProofEvent::Bounced, ProofSource::MailServer, detail: $reason));
            }
        });
    }

    /**
     * Adds an active subscription, or revives the one of the address, whose former links are revoked. Within a transaction that
     * has locked the address.
     */
    public function start(string $email, Choice $choice): Subscriber
    {
        $values = [$choice->language->value, self::text($choice->sectorIds), self::text($choice->countryIds), SubscriptionState::Active->value, $this->now()];
        $former = $this->ofAddress($email);
        if ($former === null) {
            $this->db->execute(
                "INSERT INTO {$this->table()} (language, sector_ids, country_ids, state, changed_at, generation, email) VALUES (%s, %s, %s, %s, %s, 1, %s)",
                ...[...$values, $email],
            );
        } else {
            $this->db->execute(
                "UPDATE {$this->table()} SET language = %s, sector_ids = %s, country_ids = %s, state = %s, changed_at = %s, generation = generation + 1 WHERE id = %d",
                ...[...$values, $former->id],
            );
        }

        return $this->find($former->id ?? $this->db->wpdb->insert_id) ?? throw new LogicException('A subscription that was stored is missing.');
    }

    public function choose(int $id, Choice $choice): void
    {
        $this->db->execute(
            "UPDATE {$this->table()} SET language = %s, sector_ids = %s, country_ids = %s WHERE id = %d",
            $choice->language->value,
            self::text($choice->sectorIds),
            self::text($choice->countryIds),
            $id,
        );
    }

    /** @return bool false: it was in another state */
    public function leave(int $id, SubscriptionState $from, SubscriptionState $to): bool
    {
        return $this->db->execute(
            "UPDATE {$this->table()} SET state = %s, changed_at = %s WHERE id = %d AND state = %s",
            $to->value,
            $this->now(),
            $id,
            $from->value,
        ) === 1;
    }

    /** Links that were sent to the former address are revoked. */
    public function move(int $id, string $email): void
    {
        $this->db->execute("UPDATE {$this->table()} SET email = %s, generation = generation + 1 WHERE id = %d", $email, $id);
    }

    public function delete(int $id): void
    {
        $this->db->execute("DELETE FROM {$this->table()} WHERE id = %d", $id);
    }

    /** @return int rows deleted: subscriptions that ended before */
    public function forgetEndedBefore(DateTimeImmutable $time): int
    {
        return $this->db->execute(
            "DELETE FROM {$this->table()} WHERE state <> %s AND changed_at < %s",
            SubscriptionState::Active->value,
            $time->format(StoredInstant::FORMAT),
        );
    }

    private function first(string $condition, int|string $value): ?Subscriber
    {
        $row = $this->db->rows("SELECT * FROM {$this->table()} WHERE {$condition}", $value)[0] ?? null;

        return $row === null ? null : self::read($row);
    }

    /** @param array<string, string|null> $row */
    private static function read(array $row): Subscriber
    {
        return new Subscriber(
            (int) $row['id'],
            (string) $row['email'],
            Lang::from((string) $row['language']),
            self::ids((string) $row['sector_ids']),
            self::ids((string) $row['country_ids']),
            SubscriptionState::from((string) $row['state']),
            (int) $row['generation'],
        );
    }

    /** @param list<int> $ids */
    private static function text(array $ids): string
    {
        return implode(',', $ids);
    }

    /** @return list<int> */
    private static function ids(string $text): array
    {
        return $text === '' ? [] : array_map(intval(...), explode(',', $text));
    }

    private function now(): string
    {
        return $this->clock->now()->format(StoredInstant::FORMAT);
    }

    private function table(): string
    {
        return $this->db->table(NewsletterTables::SUBSCRIBERS);
    }
}
