<?php

declare(strict_types=1);

namespace Passerelle\Privacy\Records;

use Passerelle\Kernel\Database;
use Passerelle\Privacy\Erasure;
use Passerelle\Privacy\PersonalRecords;
use WP_User;

/** What is kept for minutes or days only, or says nothing by itself: it goes with the account, and there is nothing in it to hand out. */
final readonly class Traces implements PersonalRecords
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
        return ['switch_tokens', 'contact_requests', 'account_requests'];
    }

    /** Nothing: addresses in public forms are not proven, so what was sent with one may be somebody else's. */
    public function of(int $userId): iterable
    {
        return [];
    }

    public function erase(Erasure $erasure): void
    {
        $user = get_userdata($erasure->userId);
        $email = $user instanceof WP_User ? $user->user_email : '';
        $this->db->execute("DELETE FROM {$this->db->table('switch_tokens')} WHERE user_id = %d", $erasure->userId);
        foreach (['contact_requests', 'account_requests'] as $table) {
            $this->db->execute("DELETE FROM {$this->db->table($table)} WHERE email = %s", $email);
        }
        // Words that only deleted records had, names among them.
        $vocabulary = $this->db->table('catalogue_vocabulary');
        $this->db->execute(
            "DELETE FROM {$vocabulary} WHERE NOT EXISTS (SELECT 1 FROM {$this->db->table('catalogue_words')} words"
                . " WHERE words.language = {$vocabulary}.language AND words.word = {$vocabulary}.word)",
        );
    }
}
