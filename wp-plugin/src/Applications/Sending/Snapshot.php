<?php

declare(strict_types=1);

namespace Passerelle\Applications\Sending;

use DateTimeImmutable;
use Passerelle\Kernel\StoredInstant;
use stdClass;

/** A submission as it was sent: never changed. */
final readonly class Snapshot
{
    /**
     * @param int $number counts what was sent of the submission
     * @param string $document JSON: answers, version of the form, values of the profile and names as they were
     * @param string $sha256 of the document
     */
    public function __construct(public int $submissionId, public int $number, public string $document, public string $sha256, public DateTimeImmutable $sentAt)
    {
    }

    /** @param array<string, string|null> $row of the table, all columns but `id` */
    public static function fromRow(array $row): self
    {
        return new self((int) $row['submission_id'], (int) $row['number'], (string) $row['document'], (string) $row['sha256'], StoredInstant::read((string) $row['sent_at']));
    }

    /**
     * The document of what is sent, as it is stored and hashed.
     *
     * @param array<string, mixed> $members
     */
    public static function document(array $members): string
    {
        return json_encode($members, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_LINE_TERMINATORS | JSON_PRESERVE_ZERO_FRACTION);
    }

    /** @return array<string, mixed> members of the document; objects in them stay objects */
    public function members(): array
    {
        $members = [];
        foreach ((array) json_decode($this->document) as $name => $value) {
            $members[(string) $name] = $value;
        }

        return $members;
    }

    /** Whether it answers a request for a completion of an earlier version. */
    public function isCompletion(): bool
    {
        return isset($this->members()['completes']);
    }

    /** @return string|null id of the question whose answer names the file */
    public function questionOf(int $fileId): ?string
    {
        foreach ((array) ($this->members()['files'] ?? []) as $file) {
            if ($file instanceof stdClass && ($file->id ?? null) === $fileId && is_string($file->question ?? null)) {
                return $file->question;
            }
        }

        return null;
    }
}
