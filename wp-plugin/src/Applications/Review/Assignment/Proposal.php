<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\Assignment;

/** What is to be assigned. */
final readonly class Proposal
{
    /**
     * @param list<array{submissionId: int, applicationId: int, userId: int}> $pairs new ones
     * @param list<int> $cancelled ids of assignments that were not begun and go to somebody else
     * @param array<int, int> $missing how many reviewers an application lacks, by application
     * @param list<string> $unread languages that no reviewer reads
     * @param array<int, int> $loads applications by user
     */
    public function __construct(
        public array $pairs,
        public array $cancelled = [],
        public array $missing = [],
        public array $unread = [],
        public array $loads = [],
        public string $seed = '',
    ) {
    }

    /** @return array<string, mixed> */
    public function data(): array
    {
        return [
            'cancelled' => count($this->cancelled),
            'loads' => array_map(static fn (int $userId, int $count): array => ['count' => $count, 'userId' => $userId], array_keys($this->loads), $this->loads),
            'missing' => array_map(static fn (int $id, int $count): array => ['applicationId' => $id, 'count' => $count], array_keys($this->missing), $this->missing),
            'pairs' => array_map(static fn (array $pair): array => ['applicationId' => $pair['applicationId'], 'userId' => $pair['userId']], $this->pairs),
            'seed' => $this->seed,
            'unreadLanguages' => $this->unread,
        ];
    }
}
