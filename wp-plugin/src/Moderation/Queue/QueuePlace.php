<?php

declare(strict_types=1);

namespace Passerelle\Moderation\Queue;

use DateTimeImmutable;
use Passerelle\Kernel\StoredInstant;
use Passerelle\Content\Model\ContentType;
use Passerelle\Moderation\Decision;
use Passerelle\Moderation\Target;

/** A record or proposal in the index. */
final readonly class QueuePlace
{
    /** @param DateTimeImmutable $since when it has the status */
    private function __construct(
        public int $postId,
        public Target $target,
        public ContentType $type,
        public Decision $status,
        public DateTimeImmutable $since,
        public string $titleSort,
    ) {
    }

    /** @param array<string, string|null> $row */
    public static function fromRow(array $row): self
    {
        return new self(
            (int) $row['post_id'],
            Target::from((string) $row['target']),
            ContentType::from((string) $row['type']),
            Decision::from((string) $row['status']),
            StoredInstant::read((string) $row['since']),
            (string) $row['title_sort'],
        );
    }

    /** Value of the column that the list is sorted by. */
    public function sortValue(QueueSort $sort): string
    {
        return $sort->column() === 'since' ? $this->since->format(StoredInstant::FORMAT) : $this->titleSort;
    }
}
