<?php

declare(strict_types=1);

namespace Passerelle\Applications\Messages;

use Passerelle\Applications\InternalCalls;
use Passerelle\Catalogue\Recommendations\Waiting\WaitingItem;
use Passerelle\Catalogue\Recommendations\Waiting\WaitingKind;
use Passerelle\Catalogue\Recommendations\Waiting\WaitingSource;
use Passerelle\Languages\Lang;
use Passerelle\Rights\Viewer;

/** Threads with messages that a person has not read. */
final readonly class WaitingMessages implements WaitingSource
{
    public function __construct(private OwnThreads $threads, private InternalCalls $calls, private ThreadScreen $screen)
    {
    }

    public function of(Viewer $viewer, Lang $language): array
    {
        $unread = array_filter($this->threads->of($viewer), static fn (OwnThread $each): bool => $each->unread > 0);
        $groups = array_map(static fn (OwnThread $each): int => $each->application->callGroup, $unread);
        $calls = $groups === [] ? [] : $this->calls->ofGroups(array_values(array_unique($groups)), $language->value);
        $items = [];
        foreach ($unread as $thread) {
            $call = ($calls[$thread->application->callGroup] ?? null)?->record;
            if ($call !== null) {
                $path = $this->screen->path($thread->side, $thread->application->id, $language);
                $items[] = new WaitingItem(WaitingKind::Message, $call->type, $thread->application->id, $call->title, $call->language, $thread->lastAt, $path);
            }
        }

        return $items;
    }
}
