<?php

declare(strict_types=1);

namespace Passerelle\Site\Consent;

use DateTimeImmutable;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;
use Passerelle\Languages\Lang;

/** The ledger of consents: rows are added and, after the retention time, deleted, never changed. */
final readonly class Proofs
{
    public function __construct(private Database $db)
    {
    }

    /** @return bool false: a row with this key exists and stays unchanged */
    public function add(string $key, Proof $proof): bool
    {
        return $this->db->execute(
            "INSERT IGNORE INTO {$this->table()} (record_key, consent_id, granted, version, language, recorded_at) VALUES (%s, %s, %s, %d, %s, %s)",
            $key,
            $proof->choice->consentId,
            $proof->choice->grantedAsText(),
            $proof->choice->version,
            $proof->choice->language->value,
            $proof->recordedAt->format(StoredInstant::FORMAT),
        ) === 1;
    }

    public function byKey(string $key): ?Proof
    {
        $rows = $this->db->rows("SELECT * FROM {$this->table()} WHERE record_key = %s", $key);

        return $rows === [] ? null : self::read($rows[0]);
    }

    /** @return list<Proof> all proofs of the id, oldest first */
    public function of(string $consentId): array
    {
        return array_map(self::read(...), $this->db->rows("SELECT * FROM {$this->table()} WHERE consent_id = %s ORDER BY id", $consentId));
    }

    /** @return int rows deleted */
    public function forgetBefore(DateTimeImmutable $time): int
    {
        return $this->db->execute("DELETE FROM {$this->table()} WHERE recorded_at < %s", $time->format(StoredInstant::FORMAT));
    }

    private function table(): string
    {
        return $this->db->table('consents');
    }

    /** @param array<string, string|null> $row */
    private static function read(array $row): Proof
    {
        $granted = (string) $row['granted'];

        return new Proof(
            new Choice(
                (string) $row['consent_id'],
                $granted === '' ? [] : explode(',', $granted),
                (int) $row['version'],
                Lang::from((string) $row['language']),
            ),
            StoredInstant::read((string) $row['recorded_at']),
        );
    }
}
