<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Content;

use Passerelle\Catalogue\Verify;
use Passerelle\Content\Actions\ChangeStatus;
use Passerelle\Content\Actions\OwnerActions;
use Passerelle\Content\Proposals\ProposalStore;
use Passerelle\Content\Records;
use Passerelle\Security\Audit\AuditLine;
use Passerelle\Content\Actions\OwnerAction;
use Passerelle\Content\Actions\SaveInput;
use Passerelle\Content\Actions\StatusChange;
use Passerelle\Content\Record;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\Audience;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Rights\Role;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;
use Passerelle\Security\Audit\AuditLines;
use Passerelle\Tests\IntegrationTestCase;

/** What owners want changed in a public record is stored beside it, and nobody else reads it before a decision. */
final class ProposalsTest extends IntegrationTestCase
{
    private const MARK = 'Zebulonia';

    private Viewer $owner;
    private Record $record;

    protected function setUp(): void
    {
        parent::setUp();
        $this->owner = $this->users->beneficiaire();
        $this->record = $this->content->published(ContentType::Initiative, title: 'Public', ownerId: $this->owner->id);
    }

    public function testThePublicRecordStaysAsItIs(): void
    {
        $before = $this->record;
        $messages = $this->messages();

        $after = $this->propose(['subtitle' => self::MARK, 'countryIds' => ['ML'], 'offered' => null], self::MARK, 'zebulonia', Audience::Members);

        self::assertSame($before->version + 1, $after->version);
        self::assertEquals(
            [$before->title, $before->slug, $before->audience, $before->status, $before->modifiedAt, $before->values],
            [$after->title, $after->slug, $after->audience, $after->status, $after->modifiedAt, $after->values],
        );
        self::assertSame([], [...$this->plugin->get(Verify::class)->differences()]);
        self::assertSame($messages, $this->messages(), 'No page becomes stale.');
        self::assertNull($this->plugin->get(Records::class)->findBySlug(ContentType::Initiative, Lang::French, 'zebulonia'));
        $found = $this->db->value("SELECT COUNT(*) FROM {$this->database()->posts} WHERE post_title LIKE %s", '%' . self::MARK . '%');
        $meta = $this->db->value("SELECT COUNT(*) FROM {$this->database()->postmeta} WHERE meta_value LIKE %s", '%' . self::MARK . '%');
        self::assertSame(['0', '0'], [$found, $meta]);
    }

    public function testItIsReadAsTheRecordThatWouldBe(): void
    {
        $this->propose(['subtitle' => self::MARK, 'countryIds' => ['ML']], 'Proposé');
        $after = $this->propose(['subtitle' => 'Encore une fois']);

        $proposal = $this->plugin->get(ProposalStore::class)->find($after->id) ?? self::fail();
        $proposed = $proposal->applyTo($after);
        self::assertSame(
            ['Proposé', 'Encore une fois', ['ML'], 'Dans cinq ans.', Status::Published],
            [$proposed->title, $proposed->values->text('subtitle'), $proposed->values->codes('countryIds'), $proposed->values->text('ambition'), $proposed->status],
        );
        self::assertSame([['countryIds', 'subtitle', 'title'], Status::Pending], [$proposal->changes($after), $proposal->status]);
        self::assertSame([$this->owner->id, [$after->id]], [$proposal->authorId, array_keys($this->plugin->get(ProposalStore::class)->byAuthor($this->owner->id))]);
    }

    public function testItMustBeCompleteAndChangeSomething(): void
    {
        self::assertSame(['subtitle: required', 'countryIds: required'], $this->refusals(fn (): Record => $this->propose(['subtitle' => '', 'countryIds' => []])));
        self::assertSame(['title: required'], $this->refusals(fn (): Record => $this->propose([], '')));
        self::assertSame(['fields_missing'], $this->refusals(fn (): Record => $this->propose([])));
        self::assertSame(['fields_missing'], $this->refusals(fn (): Record => $this->propose(['subtitle' => 'En une phrase.'], 'Public')));
        self::assertNull($this->plugin->get(ProposalStore::class)->find($this->record->id));
        self::assertEquals($this->record, $this->reload($this->record));
    }

    public function testTheLanguageOfARecordIsNotProposed(): void
    {
        $input = new SaveInput($this->owner, ContentType::Initiative, Lang::English, ['subtitle' => 'In English'], id: $this->record->id);

        self::assertSame(['language: unexpected_fields'], $this->refusals(
            fn (): Record => ($this->plugin->get(OwnerActions::class))($this->owner, OwnerAction::Propose, $this->record, $this->record->version, $input),
        ));
    }

    public function testOfTwoProposalsAtTheSameVersionOneCounts(): void
    {
        $this->propose(['subtitle' => 'Une']);

        self::assertSame(['stale_version'], $this->refusals(fn (): Record => $this->propose(['subtitle' => 'Deux'], version: $this->record->version)));
        self::assertSame('Une', $this->plugin->get(ProposalStore::class)->find($this->record->id)->values['subtitle'] ?? null);
    }

    public function testItIsWithdrawnOnce(): void
    {
        $proposed = $this->propose(['subtitle' => self::MARK]);
        $withdraw = fn (Record $record): Record => ($this->plugin->get(OwnerActions::class))($this->owner, OwnerAction::WithdrawProposal, $record, $record->version, null);

        $withdrawn = $withdraw($proposed);

        self::assertNull($this->plugin->get(ProposalStore::class)->find($this->record->id));
        self::assertSame(['invalid_transition'], $this->refusals(static fn (): Record => $withdraw($withdrawn)));
        $lines = array_slice($this->plugin->get(AuditLines::class)->ofGroup($this->record->groupId), -2);
        self::assertSame(
            [['propose', 'publish', 'publish', ['subtitle']], ['withdraw_proposal', 'publish', 'publish', []]],
            array_map(static fn (AuditLine $line): array => [$line->action, $line->before, $line->after, $line->fields], $lines),
        );
        self::assertStringNotContainsString(self::MARK, $lines[0]->canonical());
    }

    public function testItStaysWhileTheRecordIsOfflineAndEndsWhenItIsWorkedOnAgain(): void
    {
        $record = $this->propose(['subtitle' => self::MARK]);
        foreach ([Transition::Offline, Transition::Online, Transition::Complete, Transition::Trash, Transition::Restore] as $step) {
            $record = $this->content->change($record, $step);
            self::assertNotNull($this->plugin->get(ProposalStore::class)->find($record->id), $step->value);
        }
        $super = $this->users->with(Role::SuperAdministrateur);
        ($this->plugin->get(ChangeStatus::class))(new StatusChange($super, $record->id, Transition::AlterValid, target: Status::ToEdit, reason: 'Motif'));

        self::assertNull($this->plugin->get(ProposalStore::class)->find($record->id));
    }

    public function testItEndsWithTheRecordAndWithTheAccount(): void
    {
        $this->propose(['subtitle' => self::MARK]);
        wp_delete_post($this->record->id, true);
        self::assertNull($this->plugin->get(ProposalStore::class)->find($this->record->id));

        $this->record = $this->content->published(ContentType::Initiative, ownerId: $this->owner->id);
        $this->propose(['subtitle' => self::MARK]);
        $this->plugin->get(ProposalStore::class)->deleteByAuthor($this->owner->id);
        self::assertNull($this->plugin->get(ProposalStore::class)->find($this->record->id));
    }

    /** @param array<string, mixed> $values */
    private function propose(array $values, ?string $title = null, ?string $slug = null, ?Audience $audience = null, ?int $version = null): Record
    {
        $now = $this->reload($this->record);
        $input = new SaveInput($this->owner, $now->type, $now->language, $values, $title, $slug, $audience, $now->id, $version ?? $now->version);
        $this->plugin->get(OwnerActions::class)->require($this->owner, OwnerAction::Propose, $now, null);

        return ($this->plugin->get(OwnerActions::class))($this->owner, OwnerAction::Propose, $now, $input->expectedVersion, $input);
    }

    private function messages(): int
    {
        return (int) $this->db->value("SELECT COUNT(*) FROM {$this->db->table('outbox')}");
    }
}
