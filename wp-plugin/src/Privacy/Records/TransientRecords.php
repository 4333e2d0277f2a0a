<?php

declare(strict_types=1);

namespace Passerelle\Privacy\Records;

use Passerelle\Kernel\Database;
use Passerelle\Privacy\ErasedOnly;
use Passerelle\Privacy\Erasure;
use Passerelle\Privacy\PersonalRecords;
use WP_User;

/** Data stored for minutes or days only, and derived data: deleted with the account, not exported. */
final readonly class TransientRecords implements PersonalRecords, ErasedOnly
{
    public function __construct(private Database $db)
    {
    }

    public function key(): string
    {
        return 'traces';
    }

    public function tables(): array
    {
        return ['switch_tokens', 'contact_requests', 'account_requests', 'locks'];
    }

    /** Empty: addresses in public forms are not verified, so the data may belong to another person. */
    public function of(int $userId): iterable
    {
        return [];
    }

    public function erase(Erasure $erasure): void
    {
        $user = get_userdata($erasure->userId);
        $email = $user instanceof WP_User ? $user->user_email : '';
        foreach (['switch_tokens', 'locks'] as $table) {
            $this->db->execute("DELETE FROM {$this->db->table($table)} WHERE user_id = %d", $erasure->userId);
        }
        foreach (['contact_requests', 'account_requests'] as $table) {
            $this->db->execute("DELETE FROM {$this->db->table($table)} WHERE email = %s", $email);
        }
        // Words of deleted records only, which may be names.
        $vocabulary = $this->db->table('catalogue_vocabulary');
        $this->db->execute(
            "DELETE FROM {$vocabulary} WHERE NOT EXISTS (SELECT 1 FROM {$this->db->table('catalogue_words')} words"
                . " WHERE words.language = {$vocabulary}.language AND words.word = {$vocabulary}.word)",
        );
    }
}
