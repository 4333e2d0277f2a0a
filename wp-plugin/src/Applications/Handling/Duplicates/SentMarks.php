<?php

declare(strict_types=1);

namespace Passerelle\Applications\Handling\Duplicates;

use Passerelle\Applications\ApplicationTables;
use Passerelle\Applications\CoWriting\CoWriters;
use Passerelle\Applications\Forms\Document\Form;
use Passerelle\Applications\Forms\Document\QuestionKind;
use Passerelle\Applications\Handling\Listing\SentDocument;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\EmailAddress;

/** Writes the addresses and files of what was sent, by which duplicates are found. Addresses are hashed: nothing but the comparison needs them. */
final readonly class SentMarks
{
    private const ALGORITHM = 'sha256';

    public function __construct(private Database $db, private CoWriters $coWriters)
    {
    }

    /** In the place of those of the version before. */
    public function write(int $submissionId, int $applicationId, SentDocument $sent, Form $form): void
    {
        $this->forget($submissionId);
        $rows = [];
        foreach ($this->addresses($applicationId, $sent, $form) as $address) {
            $rows[] = [$sent->callGroup, DuplicateKind::Email->value, self::ofAddress($address), $submissionId];
        }
        foreach (array_unique(array_filter(array_column($sent->files, 'sha256'), static fn (string $hash): bool => $hash !== '')) as $hash) {
            $rows[] = [$sent->callGroup, DuplicateKind::File->value, $hash, $submissionId];
        }
        if ($rows !== []) {
            $this->db->insertRows(MarkTables::MARKS, ['call_group', 'kind', 'mark', 'submission_id'], $rows);
        }
    }

    public function forget(int $submissionId): void
    {
        $this->db->execute("DELETE FROM {$this->db->table(MarkTables::MARKS)} WHERE submission_id = %d", $submissionId);
    }

    /** The address of an account that ends. */
    public function forgetAddress(string $email): void
    {
        $this->db->execute("DELETE FROM {$this->db->table(MarkTables::MARKS)} WHERE kind = %s AND mark = %s", DuplicateKind::Email->value, self::ofAddress($email));
    }

    private static function ofAddress(string $email): string
    {
        return hash(self::ALGORITHM, EmailAddress::normalise($email));
    }

    /** @return list<string> normalised, each once */
    private function addresses(int $applicationId, SentDocument $sent, Form $form): array
    {
        $began = (int) $this->db->value("SELECT user_id FROM {$this->db->table(ApplicationTables::APPLICATIONS)} WHERE id = %d", $applicationId);
        $accounts = array_filter([$began, ...$this->coWriters->accountsOf([$applicationId])[$applicationId] ?? []], static fn (int $id): bool => $id !== 0);
        $addresses = $accounts === [] ? [] : array_column(get_users(['include' => $accounts, 'fields' => ['ID', 'user_email']]), 'user_email');
        foreach ($form->questions() as $question) {
            $answer = $question->kind === QuestionKind::Email && !$question->handling->isStatistical ? $sent->answers->get($question->id) : null;
            $addresses = is_string($answer) ? [...$addresses, $answer] : $addresses;
        }
        $normal = array_map(static fn (mixed $address): string => EmailAddress::normalise(is_string($address) ? $address : ''), $addresses);

        return array_values(array_unique(array_filter($normal, static fn (string $address): bool => $address !== '')));
    }
}
