<?php

declare(strict_types=1);

namespace Passerelle\Site\Contact;

use DateTimeImmutable;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;
use Passerelle\Languages\Lang;

/** Stores requests until their mail is sent, and for some days after it. */
final readonly class ContactRequests
{
    public function __construct(private Database $db)
    {
    }

    /** @return int id */
    public function add(ContactRequest $request): int
    {
        $this->db->execute(
            "INSERT INTO {$this->table()} (subject, first_name, last_name, email, message, language, sent_at) VALUES (%s, %s, %s, %s, %s, %s, %s)",
            $request->subject,
            $request->firstName,
            $request->lastName,
            $request->email,
            $request->message,
            $request->language->value,
            $request->sentAt->format(StoredInstant::FORMAT),
        );

        return $this->db->wpdb->insert_id;
    }

    public function find(int $id): ?ContactRequest
    {
        $row = $this->db->rows("SELECT * FROM {$this->table()} WHERE id = %d", $id)[0] ?? null;

        return $row === null ? null : new ContactRequest(
            (string) $row['subject'],
            (string) $row['first_name'],
            (string) $row['last_name'],
            (string) $row['email'],
            (string) $row['message'],
            Lang::from((string) $row['language']),
            StoredInstant::read((string) $row['sent_at']),
        );
    }

    /** @return int rows removed */
    public function forgetBefore(DateTimeImmutable $time): int
    {
        return $this->db->execute("DELETE FROM {$this->table()} WHERE sent_at < %s", $time->format(StoredInstant::FORMAT));
    }

    private function table(): string
    {
        return $this->db->table('contact_requests');
    }
}
