<?php

declare(strict_types=1);

namespace Passerelle\Privacy\Records;

use DateTimeInterface;
use Passerelle\Content\Proposals\ProposalStore;
use Passerelle\Privacy\Erasure;
use Passerelle\Privacy\PersonalRecords;

/** What the person wants changed in public records and nobody has decided on. */
final readonly class ProposalRecords implements PersonalRecords
{
    public function __construct(private ProposalStore $proposals)
    {
    }

    public function key(): string
    {
        return 'proposals';
    }

    public function tables(): array
    {
        return [ProposalStore::TABLE];
    }

    public function of(int $userId): iterable
    {
        foreach ($this->proposals->byAuthor($userId) as $postId => $proposal) {
            yield [
                'id' => $postId,
                'proposedAt' => $proposal->proposedAt->format(DateTimeInterface::ATOM),
                'title' => $proposal->title,
                'slug' => $proposal->slug,
                // Addresses of other people are not the person's to take along.
                'fields' => array_keys($proposal->values),
            ];
        }
    }

    public function erase(Erasure $erasure): void
    {
        $this->proposals->deleteByAuthor($erasure->userId);
    }
}
