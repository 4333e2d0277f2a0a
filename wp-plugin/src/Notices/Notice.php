<?php

declare(strict_types=1);

namespace Passerelle\Notices;

use DateTimeImmutable;

/** A row of the table of notices. */
final readonly class Notice
{
    /** @param array<string, mixed> $data as Notify stored it; `post` is the record */
    public function __construct(
        public int $id,
        public int $userId,
        public NoticeKind $kind,
        public DateTimeImmutable $at,
        public ?DateTimeImmutable $readAt,
        public int $groupId,
        public array $data,
    ) {
    }

    /** @return int 0 where it has none */
    public function number(string $name): int
    {
        return is_int($this->data[$name] ?? null) ? $this->data[$name] : 0;
    }

    public function text(string $name): string
    {
        return is_string($this->data[$name] ?? null) ? $this->data[$name] : '';
    }
}
