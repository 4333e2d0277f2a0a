<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Previews;

use DateTimeImmutable;
use Passerelle\Content\Actions\EditRights;
use Passerelle\Content\Actions\OwnerAction;
use Passerelle\Content\Actions\SaveInput;
use Passerelle\Content\EditorRecords;
use Passerelle\Content\Record;
use Passerelle\Languages\Lang;
use Passerelle\Model\ContentType;
use Passerelle\Model\Status;
use Passerelle\Previews\PreviewLink;
use Passerelle\Previews\PreviewLinks;
use Passerelle\Previews\Previews;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Tests\FrozenClock;
use Passerelle\Tests\IntegrationTestCase;
use Passerelle\Tests\SampleKeys;

final class PreviewsTest extends IntegrationTestCase
{
    private const DAYS = 7;
    private const DAY = 86_400;

    private FrozenClock $clock;
    private PreviewLinks $links;
    private Previews $previews;
    private Viewer $owner;

    protected function setUp(): void
    {
        parent::setUp();
        $this->clock = new FrozenClock('2026-11-23 10:00:00');
        $this->links = $this->linksBy('former');
        $policy = $this->plugin->policy;
        $editors = new EditorRecords($this->plugin->reading->records, $policy, new EditRights($policy));
        $this->previews = new Previews($this->links, $editors, $this->plugin->reading, new ViewerFactory());
        $this->owner = $this->users->beneficiaire();
    }

    public function testALinkShowsTheGroupInEachLanguageInWhateverStatus(): void
    {
        foreach (Status::listed() as $status) {
            $record = $this->content->in($status, ContentType::Initiative, $this->owner->id);

            self::assertSame($record->id, $this->show($this->hash($record))->id, $status->value);
        }
        $record = $this->draft();
        $english = ($this->plugin->content->translate)($this->owner, $record->id, Lang::English)->record;

        self::assertSame([$record->id, $english->id], [$this->show($this->hash($record))->id, $this->show($this->hash($record), Lang::English)->id]);
    }

    public function testThoseWhoReadTheDraftMakeLinks(): void
    {
        $member = $this->users->beneficiaire();
        $structure = $this->content->published(ContentType::Structure, ['members' => [
            ['user' => $this->owner->id, 'role' => 'owner', 'status' => 'member'],
            ['user' => $member->id, 'role' => 'member', 'status' => 'member'],
        ]]);
        $record = $this->content->draft(ContentType::Initiative, ['organiserId' => $structure->groupId, 'countryIds' => ['SN']], ownerId: $this->owner->id);
        $validator = $this->users->moderateur('SN');

        foreach ([$this->owner, $member, $this->users->administrator()] as $viewer) {
            self::assertSame($record->id, $this->show($this->hash($record, $viewer))->id);
        }
        self::assertSame(['not_found'], $this->refusals(fn (): string => $this->hash($record, $validator)), 'Not submitted yet.');
        $pending = $this->content->change($record, Transition::Submit);
        self::assertSame($record->id, $this->show($this->hash($pending, $validator))->id);
    }

    public function testOthersCannotMakeALinkToWhatIsNotTheirs(): void
    {
        $strangers = [$this->users->beneficiaire(), $this->users->moderateur('FR'), Viewer::anonymous()];
        foreach ([Status::Draft, Status::Pending, Status::ToEdit, Status::Rejected, Status::Offline] as $status) {
            $record = $this->content->in($status, ContentType::Initiative, $this->owner->id);
            foreach ($strangers as $number => $stranger) {
                self::assertSame(['not_found'], $this->refusals(fn (): string => $this->hash($record, $stranger)), "{$status->value} {$number}");
            }
        }
        $training = $this->content->draft(ContentType::Training, ownerId: $this->owner->id);
        self::assertSame(['not_found'], $this->refusals(fn (): string => $this->hash($training)), 'Another type.');
    }

    public function testManagersOfACallShowIt(): void
    {
        $operator = $this->users->operateur();
        $manager = $this->users->operateur();
        $call = $this->content->draft(ContentType::CallForApplication, ['managerIds' => [$manager->id]], ownerId: $operator->id);
        foreach ([null, Transition::Publish, Transition::TakeOffline] as $transition) {
            $call = $transition === null ? $call : $this->content->change($call, $transition);
            foreach ([$operator, $manager, $this->users->administrator()] as $viewer) {
                self::assertSame($call->id, $this->show($this->hash($call, $viewer))->id, $call->status->value);
            }
            foreach ($call->status->isPublic() ? [] : [$this->users->operateur(), $this->users->beneficiaire(), Viewer::anonymous()] as $stranger) {
                self::assertSame(['not_found'], $this->refusals(fn (): string => $this->hash($call, $stranger)), $call->status->value);
            }
        }
    }

    public function testALinkEndsAfterSevenDays(): void
    {
        $record = $this->draft();
        $hash = $this->hash($record);
        $this->clock->advance(self::DAYS * self::DAY - 1);
        self::assertSame($record->id, $this->show($hash)->id);

        $this->clock->advance(1);
        self::assertSame(['link_expired'], $this->refusals(fn (): Record => $this->show($hash)));
    }

    public function testAnAlteredLinkIsUnknown(): void
    {
        $record = $this->draft();
        $other = $this->content->draft(ContentType::Initiative, ownerId: $this->users->beneficiaire()->id);
        $hash = $this->hash($record);
        [$group, $user, $end, $signature] = explode('_', $hash);
        $later = (int) $end + 1;
        $foreign = $this->linksBy('another');
        $altered = [
            '',
            'x',
            "{$other->groupId}_{$user}_{$end}_{$signature}",
            "{$group}_{$this->users->administrator()->id}_{$end}_{$signature}",
            "{$group}_{$user}_{$later}_{$signature}",
            "{$group}_{$user}_{$end}_" . strrev($signature),
            "{$group}_{$user}_{$end}_",
            "{$hash}\n",
            "0{$hash}",
            $foreign->sign(new PreviewLink($record->groupId, $this->owner->id, new DateTimeImmutable('2027-01-01'))),
        ];
        foreach ($altered as $number => $text) {
            self::assertSame(['not_found'], $this->refusals(fn (): Record => $this->show($text)), (string) $number);
        }
        self::assertSame(['not_found'], $this->refusals(fn (): Record => $this->show($hash, Lang::English)), 'No such language.');
    }

    public function testALinkOfAnOlderKeyWorksWhileItIsListed(): void
    {
        $record = $this->draft();
        $hash = $this->hash($record);

        self::assertSame($record->groupId, $this->linksBy('new', 'former')->read($hash)->groupId);
        self::assertSame(['not_found'], $this->refusals(fn () => $this->linksBy('new')->read($hash)));
    }

    public function testALinkEndsWithTheRightOfWhoMadeIt(): void
    {
        $validator = $this->users->moderateur('SN');
        $record = $this->content->change($this->content->draft(ContentType::Initiative, ['countryIds' => ['SN']], ownerId: $this->owner->id), Transition::Submit);
        $ofValidator = $this->hash($record, $validator);
        $ofOwner = $this->hash($record);
        $this->content->change($record, Transition::Withdraw);
        self::assertSame(['link_expired'], $this->refusals(fn (): Record => $this->show($ofValidator)), 'A draft is none of theirs.');
        self::assertSame($record->id, $this->show($ofOwner)->id);

        $moved = $this->plugin->content->records->find($record->id);
        self::assertNotNull($moved);
        $this->plugin->content->detach->transferOwnership($moved, $this->users->beneficiaire()->id);
        self::assertSame(['link_expired'], $this->refusals(fn (): Record => $this->show($ofOwner)), 'Handed over.');

        $gone = $this->draft();
        $hash = $this->hash($gone);
        $this->content->change($gone, Transition::Trash);
        self::assertSame(['not_found'], $this->refusals(fn (): Record => $this->show($hash)), 'Deleted.');
    }

    public function testAProposalIsPreviewedBesideThePublicRecord(): void
    {
        $record = $this->content->published(ContentType::Initiative, ownerId: $this->owner->id);
        $input = new SaveInput($this->owner, $record->type, $record->language, ['subtitle' => 'Proposé'], id: $record->id, expectedVersion: $record->version);
        ($this->plugin->content->ownerActions)($this->owner, OwnerAction::Propose, $record, $record->version, $input);

        self::assertSame('Proposé', $this->show($this->hash($record))->values->text('subtitle'));
        self::assertNotSame('Proposé', $this->plugin->content->records->find($record->id)?->values->text('subtitle'));
    }

    private function linksBy(string $key, string ...$older): PreviewLinks
    {
        return new PreviewLinks(SampleKeys::of($key, ...$older), $this->clock, self::DAYS);
    }

    private function draft(): Record
    {
        return $this->content->draft(ContentType::Initiative, ownerId: $this->owner->id);
    }

    private function hash(Record $record, ?Viewer $viewer = null): string
    {
        [, $link] = $this->previews->issue($viewer ?? $this->owner, $record->id);

        return $this->links->sign($link);
    }

    private function show(string $hash, Lang $language = Lang::French): Record
    {
        return $this->previews->show($hash, $language);
    }
}
