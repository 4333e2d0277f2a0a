<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Moderation;

use Passerelle\Catalogue\Verify;
use Passerelle\Content\Actions\OwnerActions;
use Passerelle\Content\Proposals\ProposalStore;
use Passerelle\Moderation\Decide;
use Passerelle\Moderation\DecideMany;
use Passerelle\Moderation\DecisionStore;
use Passerelle\Moderation\Mails\DecisionMail;
use Passerelle\Security\Audit\AuditLine;
use Passerelle\Content\Actions\OwnerAction;
use Passerelle\Content\Actions\SaveInput;
use Passerelle\Content\Proposals\Proposal;
use Passerelle\Content\Record;
use Passerelle\Kernel\Config;
use Passerelle\Languages\Lang;
use Passerelle\Mail\Recipient;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Moderation\Decision;
use Passerelle\Moderation\DecisionInput;
use Passerelle\Moderation\Outcome;
use Passerelle\Moderation\RejectionReason;
use Passerelle\Moderation\StoredDecision;
use Passerelle\Moderation\Target;
use Passerelle\Rights\Role;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;
use Passerelle\Security\Audit\AuditLines;
use Passerelle\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\Group;

#[Group('exhaustive')]
final class DecisionsTest extends IntegrationTestCase
{
    private const SECRET = 'Zebulonia, copied from elsewhere';

    private Viewer $owner;
    private Viewer $moderator;

    protected function setUp(): void
    {
        parent::setUp();
        $this->db->execute("DELETE FROM {$this->db->table('outbox')}");
        $this->owner = $this->users->beneficiaire();
        $this->moderator = $this->users->moderateur('SN');
    }

    public function testEachDecisionLeadsToItsStatusWithItsRecordLineAndMail(): void
    {
        $cases = [
            [Decision::Valid, '', null, 'publish', 'approve', ''],
            [Decision::ToEdit, 'Précisez les dates.', null, 'pending_review', 'send_back', 'Précisez les dates.'],
            [Decision::Rejected, '', RejectionReason::Duplicate, 'rejected', 'reject', 'duplicate'],
        ];
        foreach ($cases as [$decision, $comment, $reason, $status, $action, $logged]) {
            $record = $this->pending();
            $this->db->execute("DELETE FROM {$this->db->table('outbox')}");

            $after = $this->decide($record, $decision, $comment, $reason);

            self::assertSame([$status, $record->version + 1], [$after->status->value, $after->version]);
            [$stored] = $this->plugin->get(DecisionStore::class)->ofGroup($record->groupId);
            self::assertSame(
                [$record->id, Target::Record, $decision, Status::Pending, $this->moderator->id, $comment, $reason, ''],
                [$stored->postId, $stored->target, $stored->decision, $stored->before, $stored->moderatorId, $stored->comment, $stored->reason, $stored->reasonText],
            );
            $line = $this->lastLine($record);
            self::assertSame([$action, 'pending', $status, ['moderateur'], $logged], [$line->action, $line->before, $line->after, $line->roles, $line->reason]);
            self::assertSame([$this->owner->id], $this->mailedUsers());
        }
    }

    public function testTheTextOfAnotherReasonIsReadByNobodyElse(): void
    {
        $record = $this->pending();

        $this->decide($record, Decision::Rejected, '', RejectionReason::Other, self::SECRET);

        [$stored] = $this->plugin->get(DecisionStore::class)->ofGroup($record->groupId);
        self::assertSame(self::SECRET, $stored->reasonText);
        self::assertSame('other', $this->lastLine($record)->reason);
        $tables = ['audit', 'outbox', 'proposals'];
        foreach ($tables as $table) {
            self::assertStringNotContainsString('Zebulonia', (string) json_encode($this->db->rows("SELECT * FROM {$this->db->table($table)}")), $table);
        }
        foreach (Lang::cases() as $language) {
            $mail = $this->mailOf($stored, $language);
            self::assertStringNotContainsString('Zebulonia', $mail);
            self::assertStringContainsString($language === Lang::French ? 'Autre' : 'Other', $mail);
        }
    }

    public function testMailsHaveTheCommentOrTheReasonAndNameWhoCanAlterTheDecision(): void
    {
        $record = $this->pending('Rythmes');
        $this->decide($record, Decision::ToEdit, 'Précisez les dates.');
        $french = $this->mailOf($this->lastDecision($record), Lang::French);
        self::assertStringContainsString('Précisez les dates.', $french);
        self::assertStringContainsString('Rythmes', $french);
        self::assertStringContainsString('/tableau-de-bord/vos-initiatives/', $french);

        $rejected = $this->pending();
        $this->decide($rejected, Decision::Rejected, '', RejectionReason::NoClearLink);
        $english = $this->mailOf($this->lastDecision($rejected), Lang::English);
        self::assertStringContainsString('No clear link with the cultural and creative industries', $english);
        self::assertStringContainsString('An administrator can change this decision.', $english);
    }

    public function testCoEditorsGetTheMailTooInOneEach(): void
    {
        [$member, $guest] = [$this->users->beneficiaire(), $this->users->beneficiaire()];
        $structure = $this->content->published(ContentType::Structure, ['members' => [
            ['user' => $this->owner->id, 'role' => 'owner', 'status' => 'member'],
            ['user' => $member->id, 'role' => 'member', 'status' => 'member'],
            ['user' => $guest->id, 'role' => 'guest', 'status' => 'member'],
        ]]);
        $draft = $this->content->draft(ContentType::Initiative, ['organiserId' => $structure->groupId], ownerId: $this->owner->id);
        $record = $this->content->change($draft, Transition::Submit);
        $this->db->execute("DELETE FROM {$this->db->table('outbox')}");

        $this->decide($record, Decision::Valid);

        self::assertEqualsCanonicalizing([$this->owner->id, $member->id], $this->mailedUsers());
        $again = $this->resubmitted($record);
        $coEditor = $this->coEditingModerator($structure);
        self::assertSame(['rights_moderate'], $this->refusals(fn (): Record => $this->decide($again, Decision::Valid, by: $coEditor)));
    }

    public function testRefusalsLeaveEverythingAsItWas(): void
    {
        $record = $this->pending();
        $own = $this->content->change($this->content->draft(ContentType::Initiative, ownerId: $this->moderator->id), Transition::Submit);
        $draft = $this->content->draft(ContentType::Initiative, ownerId: $this->owner->id);
        $published = $this->content->published(ContentType::Initiative, ownerId: $this->owner->id);
        $far = $this->users->moderateur('FR');
        $messages = $this->messages();
        $cases = [
            'another country: nobody there may know that it exists' => ['not_found', $record, $far],
            'an outsider' => ['not_found', $record, $this->users->beneficiaire()],
            'its owner' => ['rights_moderate', $record, $this->owner],
            'an editor, who publishes but does not moderate' => ['rights_moderate', $record, $this->users->editor()],
            'a moderator of another country who can read it anyway' => ['rights_moderate', $published, $far],
            'own' => ['rights_moderate', $own, $this->moderator],
            'not submitted' => ['not_found', $draft, $this->moderator],
            'not submitted, an administrator' => ['invalid_transition', $draft, $this->users->administrator()],
            'final, a moderator' => ['invalid_transition', $published, $this->moderator],
            'final, an administrator' => ['invalid_transition', $published, $this->users->administrator()],
        ];
        foreach ($cases as $case => [$code, $of, $by]) {
            self::assertSame([$code], $this->refusals(fn (): Record => $this->decide($of, Decision::Rejected, '', RejectionReason::Duplicate, by: $by)), $case);
            self::assertSame([$of->status, $of->version], [$this->reload($of)->status, $this->reload($of)->version], $case);
            self::assertSame([], $this->plugin->get(DecisionStore::class)->ofGroup($of->groupId), $case);
        }
        $approve = fn (int $id, int $version): Record => ($this->plugin->get(Decide::class))($this->moderator, $id, $version, $this->input(Decision::Valid));
        self::assertSame(['stale_version'], $this->refusals(static fn (): Record => $approve($record->id, $record->version - 1)));
        self::assertSame(['not_found'], $this->refusals(static fn (): Record => $approve(999_999, 1)));
        self::assertSame($messages, $this->messages());
    }

    public function testDecisionsEndWithTheirRecord(): void
    {
        [$deleted, $other] = [$this->pending(), $this->pending()];
        $this->decide($deleted, Decision::Valid);
        $this->decide($other, Decision::Valid);

        wp_delete_post($deleted->id, true);

        $store = $this->plugin->get(DecisionStore::class);
        self::assertSame([[], 1], [$store->ofGroup($deleted->groupId), count($store->ofGroup($other->groupId))]);
    }

    public function testTypesWithoutModerationAreNotDecidedOn(): void
    {
        $call = $this->content->in(Status::Pending, ContentType::CallForApplication);

        self::assertSame(['rights_moderate'], $this->refusals(fn (): Record => $this->decide($call, Decision::Valid, by: $this->users->administrator())));
    }

    public function testWhatADecisionNeeds(): void
    {
        $cases = [
            [['comment: comment_required'], Decision::ToEdit, '   ', null, ''],
            [['rejectionReason: reason_required'], Decision::Rejected, 'Un commentaire', null, ''],
            [['rejectionText: reason_text_required'], Decision::Rejected, '', RejectionReason::Other, ' '],
            [['rejectionText: unexpected_fields'], Decision::Rejected, '', RejectionReason::Duplicate, 'Texte'],
            [['rejectionReason: unexpected_fields'], Decision::Valid, '', RejectionReason::Duplicate, ''],
            [['comment: too_long'], Decision::ToEdit, str_repeat('é', 3_001), null, ''],
            [[], Decision::ToEdit, str_repeat('é', 3_000), null, ''],
            [[], Decision::Rejected, '', RejectionReason::Other, 'Texte'],
        ];
        foreach ($cases as [$expected, $decision, $comment, $reason, $text]) {
            self::assertSame($expected, $this->refusals(fn (): DecisionInput => $this->input($decision, $comment, $reason, $text)));
        }
    }

    public function testARejectionConcernsTheLanguagesThatWaitAndIsMailedOnce(): void
    {
        $french = $this->pending();
        $english = $this->content->draft(ContentType::Initiative, [], Lang::English, groupId: $french->groupId, ownerId: $this->owner->id);
        $english = $this->content->change($english, Transition::Submit);
        $french = $this->reload($french);
        $this->db->execute("DELETE FROM {$this->db->table('outbox')}");

        $this->decide($french, Decision::Rejected, '', RejectionReason::Incomplete);

        self::assertSame([Status::Rejected, Status::Rejected], [$this->reload($french)->status, $this->reload($english)->status]);
        $decisions = $this->plugin->get(DecisionStore::class)->ofGroup($french->groupId);
        self::assertSame([$french->id, $english->id], array_map(static fn (StoredDecision $each): int => $each->postId, $decisions));
        self::assertSame([$this->owner->id], $this->mailedUsers());
    }

    public function testAnApprovalConcernsOneLanguage(): void
    {
        $french = $this->pending();
        $english = $this->content->draft(ContentType::Initiative, [], Lang::English, groupId: $french->groupId, ownerId: $this->owner->id);

        $this->decide($this->reload($french), Decision::Valid);

        self::assertSame([Status::Published, Status::Draft], [$this->reload($french)->status, $this->reload($english)->status]);
    }

    public function testAProposalIsAppliedSentBackOrRejected(): void
    {
        $record = $this->published();
        $proposed = $this->propose($record, 'Approuvée');
        $after = $this->decide($proposed, Decision::Valid, target: Target::Proposal);
        self::assertSame(['Approuvée', Status::Published, null], [$after->values->text('subtitle'), $after->status, $this->plugin->get(ProposalStore::class)->find($record->id)]);
        self::assertSame(['approve_proposal', ['subtitle']], [$this->lastLine($record)->action, $this->lastLine($record)->fields]);
        self::assertSame([], [...$this->plugin->get(Verify::class)->differences()]);

        $proposed = $this->propose($after, 'À revoir');
        $back = $this->decide($proposed, Decision::ToEdit, 'Plus court.', target: Target::Proposal);
        $proposal = $this->plugin->get(ProposalStore::class)->find($record->id) ?? self::fail();
        self::assertSame(['Approuvée', Status::ToEdit, 'Plus court.'], [$back->values->text('subtitle'), $proposal->status, $proposal->comment]);
        self::assertSame(['invalid_transition'], $this->refusals(fn (): Record => $this->decide($back, Decision::Valid, target: Target::Proposal)));

        $again = $this->propose($back, 'Court');
        $proposal = $this->plugin->get(ProposalStore::class)->find($record->id);
        self::assertSame([Status::Pending, ''], [$proposal?->status, $proposal?->comment]);
        $rejected = $this->decide($again, Decision::Rejected, '', RejectionReason::Other, self::SECRET, Target::Proposal);
        self::assertSame(
            ['Approuvée', Status::Published, null],
            [$rejected->values->text('subtitle'), $rejected->status, $this->plugin->get(ProposalStore::class)->find($record->id)],
        );
        self::assertSame(
            [[Target::Proposal, Decision::Valid], [Target::Proposal, Decision::ToEdit], [Target::Proposal, Decision::Rejected]],
            array_map(static fn (StoredDecision $each): array => [$each->target, $each->decision], $this->plugin->get(DecisionStore::class)->ofGroup($record->groupId)),
        );
        self::assertCount(3, $this->mailedUsers());
    }

    public function testAProposalThatIsNoLongerValidIsNotApplied(): void
    {
        $proposed = $this->propose($this->published(), 'Nouvelle');
        $store = $this->plugin->get(ProposalStore::class);
        $proposal = $store->find($proposed->id) ?? self::fail();
        // Proposed before the field was required.
        [$author, $at] = [$proposal->authorId, $proposal->proposedAt];
        $store->write($proposed->id, new Proposal($author, Status::Pending, $at, $proposal->title, $proposal->slug, $proposal->audience, ['subtitle' => null]));

        self::assertSame(['subtitle: required'], $this->refusals(fn (): Record => $this->decide($proposed, Decision::Valid, target: Target::Proposal)));
        self::assertSame('En une phrase.', $this->reload($proposed)->values->text('subtitle'));
        self::assertSame(Status::Pending, $store->find($proposed->id)?->status);
    }

    public function testAProposedAddressThatIsTakenMeanwhileGetsANumber(): void
    {
        $proposed = $this->propose($this->published(), 'Nouvelle', slug: 'pris-entretemps');
        $this->content->published(ContentType::Initiative, slug: 'pris-entretemps');

        self::assertSame('pris-entretemps-2', $this->decide($proposed, Decision::Valid, target: Target::Proposal)->slug);
    }

    public function testNobodyDecidesOnTheirOwnProposalOrWithoutOne(): void
    {
        $record = $this->published();
        self::assertSame(['invalid_transition'], $this->refusals(fn (): Record => $this->decide($record, Decision::Valid, target: Target::Proposal)));
        $proposed = $this->propose($record, 'Nouvelle');
        foreach ([$this->owner, $this->users->moderateur('FR'), $this->users->beneficiaire()] as $other) {
            self::assertSame(['rights_moderate'], $this->refusals(fn (): Record => $this->decide($proposed, Decision::Valid, target: Target::Proposal, by: $other)));
        }
        self::assertSame('En une phrase.', $this->reload($record)->values->text('subtitle'));
    }

    public function testFinalDecisionsAreAlteredByThoseWhoMay(): void
    {
        $super = $this->users->with(Role::SuperAdministrateur);
        $published = $this->published();
        $altered = $this->decide($published, Decision::ToEdit, 'À reprendre.', by: $super);
        self::assertSame([Status::ToEdit, 'alter_valid'], [$altered->status, $this->lastLine($published)->action]);

        $rejected = $this->decide($this->pending(), Decision::Rejected, '', RejectionReason::Duplicate);
        self::assertSame(['invalid_transition'], $this->refusals(fn (): Record => $this->decide($rejected, Decision::Valid, 'Erreur.')));
        $back = $this->decide($rejected, Decision::Pending, 'Erreur.', by: $this->users->administrator());
        self::assertSame([Status::Pending, 'alter_rejected', 'Erreur.'], [$back->status, $this->lastLine($rejected)->action, $this->lastLine($rejected)->reason]);
    }

    public function testWhatIsNotCompleteIsNotPublishedByAnAlteredDecision(): void
    {
        $administrator = $this->users->administrator();
        $rejected = $this->decide($this->pending(), Decision::Rejected, '', RejectionReason::Duplicate);
        $emptied = $this->content->save($rejected, ['subtitle' => null]);

        self::assertSame(['subtitle: required'], $this->refusals(fn (): Record => $this->decide($emptied, Decision::Valid, 'Erreur.', by: $administrator)));
        self::assertSame(Status::Rejected, $this->reload($rejected)->status);
    }

    public function testSeveralRecordsAreDecidedOnEachForItself(): void
    {
        [$first, $overtaken] = [$this->pending(), $this->pending()];
        $foreign = $this->content->change($this->content->draft(ContentType::Initiative, ['countryIds' => ['FR']], ownerId: $this->owner->id), Transition::Submit);
        $colleague = $this->users->moderateur('SN');
        $this->decide($overtaken, Decision::Rejected, '', RejectionReason::Duplicate, by: $colleague);

        $outcomes = ($this->plugin->get(DecideMany::class))(
            $this->moderator,
            array_map(static fn (Record $record): array => ['id' => $record->id, 'version' => $record->version], [$overtaken, $foreign, $first]),
            fn (): DecisionInput => $this->input(Decision::Valid),
        );

        self::assertSame(
            [[$overtaken->id, 'stale_version', $colleague->id], [$foreign->id, 'not_found', null], [$first->id, null, null]],
            array_map(static fn (Outcome $outcome): array => [$outcome->id, $outcome->error?->errorCode, $outcome->last?->moderatorId], $outcomes),
        );
        $statuses = array_map(fn (Record $record): Status => $this->reload($record)->status, [$overtaken, $foreign, $first]);
        self::assertSame([Status::Rejected, Status::Pending, Status::Published], $statuses);
    }

    public function testRightsAreCheckedBeforeTheRest(): void
    {
        $broken = fn (): DecisionInput => $this->input(Decision::ToEdit);
        $many = ($this->plugin->get(DecideMany::class))(...);
        foreach ([$this->owner, $this->users->editor(), $this->users->operateur(), Viewer::anonymous()] as $viewer) {
            self::assertSame(['rights_moderate'], $this->refusals(static fn (): array => $many($viewer, [], $broken)));
        }
        self::assertSame(['comment: comment_required'], $this->refusals(fn (): array => $many($this->moderator, [], $broken)));
        $valid = fn (): DecisionInput => $this->input(Decision::Valid);
        self::assertSame(['items: required'], $this->refusals(fn (): array => $many($this->moderator, [], $valid)));
        self::assertSame(['items: too_many_rows'], $this->refusals(fn (): array => $many($this->moderator, array_fill(0, 101, ['id' => 1, 'version' => 1]), $valid)));
    }

    private function pending(?string $title = null): Record
    {
        return $this->content->change($this->content->draft(ContentType::Initiative, title: $title, ownerId: $this->owner->id), Transition::Submit);
    }

    private function published(): Record
    {
        return $this->content->published(ContentType::Initiative, ownerId: $this->owner->id);
    }

    /** Its first decision taken back, so that it waits again. */
    private function resubmitted(Record $record): Record
    {
        return $this->decide($this->reload($record), Decision::Pending, 'Encore.', by: $this->users->with(Role::SuperAdministrateur));
    }

    private function coEditingModerator(Record $structure): Viewer
    {
        $moderator = $this->users->moderateur('SN');
        $this->content->save($structure, ['members' => [
            ['user' => $this->owner->id, 'role' => 'owner', 'status' => 'member'],
            ['user' => $moderator->id, 'role' => 'member', 'status' => 'member'],
        ]]);

        return $moderator;
    }

    private function propose(Record $record, string $subtitle, ?string $slug = null): Record
    {
        $input = new SaveInput($this->owner, ContentType::Initiative, Lang::French, ['subtitle' => $subtitle], slug: $slug, id: $record->id, expectedVersion: $record->version);

        return ($this->plugin->get(OwnerActions::class))($this->owner, OwnerAction::Propose, $record, $record->version, $input);
    }

    private function decide(
        Record $record,
        Decision $decision,
        string $comment = '',
        ?RejectionReason $reason = null,
        string $text = '',
        Target $target = Target::Record,
        ?Viewer $by = null,
    ): Record {
        return ($this->plugin->get(Decide::class))($by ?? $this->moderator, $record->id, $record->version, $this->input($decision, $comment, $reason, $text, $target));
    }

    private function input(Decision $decision, string $comment = '', ?RejectionReason $reason = null, string $text = '', Target $target = Target::Record): DecisionInput
    {
        return DecisionInput::of($decision, $target, $comment, $reason, $text, Config::fromDirectory(dirname(__DIR__, 3) . '/config')->textMax('long'));
    }

    private function lastLine(Record $record): AuditLine
    {
        $lines = $this->plugin->get(AuditLines::class)->ofGroup($record->groupId);

        return end($lines) ?: self::fail();
    }

    private function lastDecision(Record $record): StoredDecision
    {
        return $this->plugin->get(DecisionStore::class)->lastOf($record->id) ?? self::fail();
    }

    private function mailOf(StoredDecision $decision, Lang $language): string
    {
        $mail = $this->plugin->get(DecisionMail::class);

        return (string) json_encode($mail->content(new Recipient('owner@example.test', $language), ['decision' => $decision->id]), JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES);
    }

    /** @return list<int> */
    private function mailedUsers(): array
    {
        $users = [];
        foreach ($this->db->rows("SELECT payload FROM {$this->db->table('outbox')} WHERE kind = 'mail' ORDER BY id") as $row) {
            $payload = (array) json_decode((string) $row['payload'], true);
            if (($payload['mail'] ?? '') === 'moderation.decision' && is_int($payload['userId'] ?? null)) {
                $users[] = $payload['userId'];
            }
        }

        return $users;
    }

    private function messages(): int
    {
        return (int) $this->db->value("SELECT COUNT(*) FROM {$this->db->table('outbox')}");
    }
}
