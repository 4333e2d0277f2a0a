<?php

declare(strict_types=1);

namespace Passerelle\Calls\Links;

use Closure;
use Passerelle\Calls\Notices\CallEvent;
use Passerelle\Calls\Notices\CallMail;
use Passerelle\Calls\Notices\CallPeople;
use Passerelle\Calls\Notices\NotifyPeople;
use Passerelle\Content\Records;

/** What follows from a new state of a link: owner and managers, who can correct it, are notified; the public page is rendered again. */
final readonly class AnnounceLink
{
    /** @param Closure(int): void $invalidate the pages of an item */
    public function __construct(private Records $records, private NotifyPeople $notify, private Closure $invalidate)
    {
    }

    public function __invoke(Link $before, Link $after): void
    {
        if ($before->isShown !== $after->isShown) {
            ($this->invalidate)($after->groupId);
        }
        if (($before->state === LinkState::Dead) !== ($after->state === LinkState::Dead)) {
            $this->notify($after);
        }
    }

    private function notify(Link $link): void
    {
        $event = $link->state === LinkState::Dead ? CallEvent::LinkDead : CallEvent::LinkWorks;
        foreach ($this->records->findGroups([$link->groupId])[$link->groupId] ?? [] as $call) {
            if ($call->status->isPublic()) {
                ($this->notify)($event, $call, CallPeople::editors($call), [CallMail::LINK => $link->url]);
                return;
            }
        }
    }
}
