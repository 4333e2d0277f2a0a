<?php

declare(strict_types=1);

namespace Passerelle\Security\Audit;

use Passerelle\Kernel\Database;

/**
 * Which account a pseudonym of the log stands for. The link is not part of the chain: when an account is erased its row goes, the
 * lines stay and still say that one and the same person did them. A hash keeps links from being exchanged.
 */
final readonly class AuditAccounts
{
    private const BYTES = 16;

    public function __construct(private Database $db, private AuditKeys $keys)
    {
    }

    /** The pseudonym of an account, made when there is none. To be called while the head is locked. */
    public function pseudonymOf(int $userId): string
    {
        if ($userId === 0) {
            return '';
        }
        // With the lock of the head this reads what the last transaction committed, not what this one saw at its beginning.
        $known = $this->db->value("SELECT pseudonym FROM {$this->table()} WHERE user_id = %d FOR UPDATE", $userId);
        if ($known !== null) {
            return $known;
        }
        $pseudonym = bin2hex(random_bytes(self::BYTES));
        // An account that was erased in this very transaction gets no link any more.
        if (get_userdata($userId) !== false) {
            $key = $this->keys->current();
            $this->db->execute(
                "INSERT INTO {$this->table()} (pseudonym, user_id, key_name, hash) VALUES (%s, %d, %s, %s)",
                $pseudonym,
                $userId,
                $key,
                (string) $this->hash($key, $pseudonym, $userId),
            );
        }

        return $pseudonym;
    }

    /** @return string|null null: the account did nothing that is logged, or was erased */
    public function findPseudonym(int $userId): ?string
    {
        return $this->db->value("SELECT pseudonym FROM {$this->table()} WHERE user_id = %d", $userId);
    }

    /**
     * @param list<string> $pseudonyms
     * @return array<string, int> user id by pseudonym, of accounts that are not erased
     */
    public function usersOf(array $pseudonyms): array
    {
        $users = [];
        $sql = "SELECT pseudonym, user_id FROM {$this->table()} WHERE pseudonym IN (";
        foreach ($pseudonyms === [] ? [] : $this->db->rows($sql . Database::placeholders($pseudonyms) . ')', ...$pseudonyms) as $row) {
            $users[(string) $row['pseudonym']] = (int) $row['user_id'];
        }

        return $users;
    }

    /** From now on nothing leads from the lines to the person. */
    public function forget(int $userId): void
    {
        $this->db->execute("DELETE FROM {$this->table()} WHERE user_id = %d", $userId);
    }

    /** @return list<int> user ids whose link was changed by somebody else than this class */
    public function changedLinks(): array
    {
        $changed = [];
        foreach ($this->db->rows("SELECT pseudonym, user_id, key_name, hash FROM {$this->table()} ORDER BY user_id") as $row) {
            $userId = (int) $row['user_id'];
            $expected = $this->hash((string) $row['key_name'], (string) $row['pseudonym'], $userId);
            if ($expected === null || !hash_equals($expected, (string) $row['hash'])) {
                $changed[] = $userId;
            }
        }

        return $changed;
    }

    private function hash(string $key, string $pseudonym, int $userId): ?string
    {
        return $this->keys->hash($key, "account:{$pseudonym}:{$userId}");
    }

    private function table(): string
    {
        return $this->db->table('audit_accounts');
    }
}
