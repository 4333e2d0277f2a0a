<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Calls\Management;

use Passerelle\Calls\Management\Applications;
use Passerelle\Calls\Management\CallAction;
use Passerelle\Calls\Management\CallDrafts;
use Passerelle\Calls\Management\KeepWithApplications;
use Passerelle\Content\Cause;
use Passerelle\Content\ContentChanged;
use Passerelle\Content\DuePosts;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Files\FilePurpose;
use Passerelle\Kernel\DomainError;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Rights\Transition;
use Passerelle\Tests\FrozenClock;

/** New calls from old ones, calls that people have applied to, and publication by the clock. */
final class CallCopiesTest extends CallTestCase
{
    public function testACopyHasTheTextsButNeitherDatesNorPeopleWithRights(): void
    {
        $mentor = $this->member();
        $manager = $this->users->operateur();
        $cover = $this->files->image($this->owner->id, FilePurpose::Cover);
        $call = $this->open([
            'decisionDate' => '2099-01-31',
            'managerIds' => [$manager->id],
            'mentorIds' => [$mentor->id],
            'coverImageId' => $cover,
            'steps' => [['title' => 'Jury', 'date' => '2099-01-15', 'description' => 'À Dakar']],
            'faq' => [['question' => 'Où ?', 'answer' => 'Ici.']],
            'places' => 0,
        ]);
        $this->english($call, true);
        $call = $this->perform($this->owner, CallAction::Extend, $this->reload($call), ['closesAt' => self::in('+60 days')]);

        $copy = $this->perform($manager, CallAction::Duplicate, $call);

        $english = $this->plugin->get(Records::class)->findGroups([$copy->groupId])[$copy->groupId][Lang::English->value];
        foreach ([$copy, $english] as $each) {
            self::assertSame([Status::Draft, $manager->id, 1, null], [$each->status, $each->ownerId, $each->version, $each->publishedAt]);
            $dates = array_map($each->values->raw(...), ['opensAt', 'closesAt', 'decisionDate', 'managerIds', 'mentorIds', 'extendedFrom', 'announcedClosesAt']);
            self::assertSame(array_fill(0, 7, null), $dates);
            self::assertSame([$cover, 0], [$each->values->int('coverImageId'), $each->values->number('places')]);
            self::assertSame(['Africa/Dakar', ['SN']], [$each->values->text('zone'), $each->values->codes('countryIds')]);
        }
        self::assertSame([['title' => 'Jury', 'description' => 'À Dakar']], $copy->values->raw('steps'));
        self::assertEquals($call->values->raw('faq'), $copy->values->raw('faq'));
        self::assertSame([$call->title, 'In a sentence.', $call->language], [$copy->title, $english->values->text('summary'), $copy->language]);
        self::assertNotSame($call->slug, $copy->slug);
        self::assertNotSame($call->groupId, $copy->groupId);
        self::assertEquals($call, $this->reload($call), 'The call itself stays as it was.');
        self::assertSame('trash', $this->perform($manager, CallAction::Delete, $copy)->status->value);
    }

    public function testWhatIsInTheTrashIsNotCopied(): void
    {
        $call = $this->open();
        $this->content->change($this->english($call, false), Transition::Trash);

        $copy = $this->perform($this->owner, CallAction::Duplicate, $this->reload($call));

        self::assertSame(['fr'], array_keys($this->plugin->get(Records::class)->findGroups([$copy->groupId])[$copy->groupId]));
    }

    public function testACallWithApplicationsIsNotDeleted(): void
    {
        $call = $this->open();
        $applications = new class ($call->groupId) implements Applications {
            public function __construct(private readonly int $groupId)
            {
            }

            public function among(array $groupIds): array
            {
                return array_values(array_intersect($groupIds, [$this->groupId]));
            }

            public function sentAmong(array $groupIds): array
            {
                return [];
            }
        };
        $keep = new KeepWithApplications($applications);
        $trash = fn (Record $record) => $keep->onContentChanged(new ContentChanged($record, $record, new Cause($this->owner, Transition::Trash)));

        self::assertSame(['invalid_transition'], $this->refusals(static fn () => $trash($call)));
        self::assertSame([], $this->refusals(fn () => $trash($this->open())));
        self::assertSame([], $this->refusals(fn () => $keep->onContentChanged(new ContentChanged($call, $call, new Cause($this->owner, Transition::Offline)))));
    }

    public function testAScheduledCallIsPublishedByTheWorkerAndItsDatesNeedNone(): void
    {
        $clock = new FrozenClock(self::in('now'));
        $due = new DuePosts($this->db, $clock);
        $call = $this->perform($this->owner, CallAction::Schedule, $this->draft(), ['publishAt' => self::in('+2 minutes')]);
        self::assertSame(Status::Scheduled, $call->status);

        $due->run();
        self::assertSame(Status::Scheduled, $this->reload($call)->status, 'Not before its time.');
        // The worker looks at least once a minute.
        $this->database()->update($this->database()->posts, ['post_date_gmt' => gmdate('Y-m-d H:i:s', time() - 1)], ['ID' => $call->id]);
        $clock->advance(180);
        self::assertGreaterThanOrEqual(1, $due->run());

        $public = $this->reload($call);
        self::assertSame([Status::Published, 'announced'], [$public->status, $this->plugin->get(CallDrafts::class)->of($this->owner, $public)['state']]);
    }

    public function testNothingIsMadeByWhoMayNot(): void
    {
        $mentor = $this->member();
        $call = $this->draft(['mentorIds' => [$mentor->id]]);

        self::assertEquals([new DomainError('rights_create_call')], [$this->caught(fn (): Record => $this->perform($mentor, CallAction::Duplicate, $call))]);
        self::assertSame(['not_found'], $this->refusals(fn (): Record => $this->perform($this->users->operateur(), CallAction::Duplicate, $call)));
        $calls = "SELECT COUNT(*) FROM {$this->database()->posts} WHERE post_type = %s AND post_author = %d";
        self::assertSame(1, (int) $this->db->value($calls, ContentType::CallForApplication->value, $this->owner->id));
    }

    private function caught(callable $work): ?DomainError
    {
        try {
            $work();
        } catch (DomainError $error) {
            return new DomainError($error->errorCode);
        }

        return null;
    }
}
