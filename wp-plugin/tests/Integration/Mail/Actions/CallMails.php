<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Mail\Actions;

use Closure;
use Passerelle\Content\Record;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;

/** Calls: "operator" owns them, "manager" and "mentor" run them, "follower" follows them, and "quiet" people do the same with notices off. */
final class CallMails extends MailTable
{
    public function rows(): iterable
    {
        $day = static fn (int $days): string => gmdate('Y-m-d\TH:i:s\Z', time() + $days * DAY_IN_SECONDS);
        $on = fn (Status $status, array $more = []): array => [...$this->target($this->call($status)), ...$more];
        $closed = ['closesAt' => $day(30), 'reason' => 'Assez de dossiers.'];
        $followed = function (array $more) use ($on): array {
            $target = $on(Status::Published, $more);
            foreach (['stranger', 'quiet'] as $name) {
                $this->first($name, 'ToggleFavourite', ['id' => $target['id'], 'isFavourite' => true]);
            }

            return $target;
        };

        yield 'MutateCall save' => ['operator', fn () => $on(Status::Draft, ['input' => ['summary' => 'Autre']]), []];
        yield 'MutateCall save, with other people' => ['operator', fn () => $on(Status::Draft, [
            'input' => ['managerIds' => [$this->id('other-manager')], 'mentorIds' => [$this->id('stranger'), $this->id('quiet')]],
        ]), ['calls.manager_named → other-manager', 'calls.manager_removed_unnamed → manager', 'calls.mentor_named → stranger', 'calls.mentor_removed_unnamed → guest']];
        yield 'MutateCall save, with other people for what is online' => ['operator', fn () => $on(Status::Published, ['input' => ['managerIds' => [], 'mentorIds' => []]]), [
            'calls.manager_removed → manager',
            'calls.mentor_removed → guest',
        ]];
        yield 'MutateCall save, with other dates of what is online' => ['operator', fn () => $followed(['input' => ['opensAt' => $day(5), 'closesAt' => $day(60)]]), [
            'calls.dates_changed → manager',
            'calls.dates_changed → guest',
            'calls.dates_changed → stranger',
        ]];
        yield 'MutateCall ready' => ['operator', fn () => $on(Status::Draft), []];
        yield 'MutateCall unready' => ['operator', fn () => $on(Status::Pending), []];
        yield 'MutateCall publish' => ['operator', fn () => $on(Status::Draft), ['calls.published → manager', 'calls.published → guest']];
        yield 'MutateCall publish, by the desk' => ['desk', fn () => $on(Status::Pending), [
            'calls.published → operator',
            'calls.published → manager',
            'calls.published → guest',
        ]];
        yield 'MutateCall schedule' => ['operator', fn () => $on(Status::Draft, ['publishAt' => $day(3)]), ['calls.scheduled → manager', 'calls.scheduled → guest']];
        yield 'MutateCall unschedule' => ['operator', fn () => $on(Status::Scheduled), []];
        yield 'MutateCall extend' => ['operator', fn () => $followed(['closesAt' => $day(60)]), [
            'calls.extended → manager',
            'calls.extended → guest',
            'calls.extended → stranger',
        ]];
        yield 'MutateCall closeEarly' => ['operator', fn () => $followed($closed), [
            'calls.closed_early → manager',
            'calls.closed_early → guest',
            'calls.closed_early → stranger',
        ]];
        yield 'MutateCall offline' => ['operator', fn () => $on(Status::Published), ['calls.offline → manager', 'calls.offline → guest']];
        yield 'MutateCall offline, by the desk' => ['desk', fn () => $on(Status::Published, ['reason' => 'Lien faux.']), [
            'moderation.offline → operator',
            'calls.offline → manager',
            'calls.offline → guest',
        ]];
        yield 'MutateCall online' => ['operator', fn () => $this->target($this->call(Status::Offline, true)), ['calls.online → manager', 'calls.online → guest']];
        yield 'MutateCall online, by the desk' => ['desk', fn () => $on(Status::Offline), [
            'moderation.online → operator',
            'calls.online → manager',
            'calls.online → guest',
        ]];
        // A copy names nobody.
        yield 'MutateCall duplicate' => ['operator', fn () => ['id' => $this->call(Status::Published)->id], []];
        yield 'MutateCall delete' => ['operator', fn () => $on(Status::Draft), []];
    }

    private function call(Status $status, bool $offlineByOwner = false): Record
    {
        $people = ['managerIds' => [$this->id('manager'), $this->id('quiet-manager')], 'mentorIds' => [$this->id('guest'), $this->id('quiet-member')]];

        return $this->content->reach($this->content->draft(ContentType::CallForApplication, $people, ownerId: $this->id('operator')), $status, $offlineByOwner);
    }
}
