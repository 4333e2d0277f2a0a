<?php

declare(strict_types=1);

namespace Passerelle\Applications\Messages;

use Passerelle\Applications\InternalCalls;
use Passerelle\Applications\Submissions\Application;
use Passerelle\GraphQL\Times;
use Passerelle\Kernel\DomainError;
use Passerelle\Languages\Lang;
use Passerelle\Rights\Viewer;

/** The list of the threads in which a person takes part. */
final readonly class ListThreads
{
    public function __construct(private OwnThreads $threads, private ThreadNames $names, private InternalCalls $calls)
    {
    }

    /**
     * @return list<array<string, mixed>> as the API shows them; `name` of who applies, for those who handle the application
     * @throws DomainError access_token_missing
     */
    public function __invoke(Viewer $viewer, Lang $language): array
    {
        if (!$viewer->isSignedIn()) {
            throw new DomainError('access_token_missing');
        }
        $threads = $this->threads->of($viewer);
        $calls = $this->calls->ofGroups(array_values(array_unique(array_map(static fn (OwnThread $each): int => $each->application->callGroup, $threads))), $language->value);
        $names = $this->names->ofApplicants(array_map(static fn (OwnThread $each): Application => $each->application, $threads));
        $rows = [];
        foreach ($threads as $thread) {
            $call = ($calls[$thread->application->callGroup] ?? null)?->record;
            $rows = $call === null ? $rows : [...$rows, [
                'callTitle' => $call->title,
                'id' => $thread->application->id,
                'lastAt' => Times::text($thread->lastAt),
                'name' => $thread->side === ThreadSide::Team ? $names[$thread->application->id] ?? null : null,
                'number' => $thread->application->number,
                'side' => $thread->side->value,
                'unread' => $thread->unread,
                'zone' => $call->values->textOrNull('zone'),
            ]];
        }

        return $rows;
    }
}
