<?php

declare(strict_types=1);

namespace Passerelle\Content\Proposals;

use DateTimeImmutable;
use Passerelle\Content\Record;
use Passerelle\Content\Values;
use Passerelle\Content\Model\Audience;
use Passerelle\Content\Model\Status;

/** Changes of a public record that its owner has asked for and no validator has approved or rejected. */
final readonly class Proposal
{
    /**
     * @param Status $status Pending; ToEdit when a validator has sent it back
     * @param array<string, mixed> $values those that differ from the record, by field key, as records store them; null empties
     * @param string $comment of the validator who sent it back
     */
    public function __construct(
        public int $authorId,
        public Status $status,
        public DateTimeImmutable $proposedAt,
        public string $title,
        public string $slug,
        public Audience $audience,
        public array $values,
        public string $comment = '',
    ) {
    }

    public function sentBack(string $comment): self
    {
        return new self($this->authorId, Status::ToEdit, $this->proposedAt, $this->title, $this->slug, $this->audience, $this->values, $comment);
    }

    /** @param array<string, mixed> $values */
    public function withValues(array $values): self
    {
        return new self($this->authorId, $this->status, $this->proposedAt, $this->title, $this->slug, $this->audience, $values, $this->comment);
    }

    /** The record as it would be. */
    public function applyTo(Record $record): Record
    {
        return new Record(
            $record->id,
            $record->groupId,
            $record->type,
            $record->language,
            $this->slug,
            $this->title,
            $record->status,
            $this->audience,
            $record->ownerId,
            $record->version,
            $record->publishedAt,
            $record->modifiedAt,
            $record->translations,
            new Values(array_filter([...$record->values->all(), ...$this->values], static fn (mixed $value): bool => $value !== null)),
        );
    }

    /** @return list<string> keys of what differs from the record */
    public function changes(Record $record): array
    {
        $own = ['audience' => $this->audience !== $record->audience, 'slug' => $this->slug !== $record->slug, 'title' => $this->title !== $record->title];
        $changed = [...array_keys(array_filter($own)), ...array_keys($this->values)];
        sort($changed);

        return $changed;
    }
}
