<?php

declare(strict_types=1);

namespace Passerelle\Applications\Messages;

use Passerelle\Applications\Handling\HandlerRights;
use Passerelle\Applications\Submissions\Application;
use Passerelle\GraphQL\Times;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Viewer;

/** Threads about applications to a call that were never sent, and are in no list: their applicants have written to those who run it. */
final readonly class DraftThreads
{
    public function __construct(private HandlerRights $rights, private OwnThreads $threads, private ThreadNames $names)
    {
    }

    /**
     * @return list<array{id: int, lastAt: string, name: string|null, unread: int}> as the API shows them, the last written first
     * @throws DomainError not_found, also for calls of others
     */
    public function __invoke(Viewer $viewer, int $callId): array
    {
        $threads = $this->threads->ofDrafts($viewer, $this->rights->call($viewer, $callId)->groupId);
        $names = $this->names->ofApplicants(array_map(static fn (OwnThread $each): Application => $each->application, $threads));

        return array_map(static fn (OwnThread $each): array => [
            'id' => $each->application->id,
            'lastAt' => Times::text($each->lastAt),
            'name' => $names[$each->application->id] ?? null,
            'unread' => $each->unread,
        ], $threads);
    }
}
