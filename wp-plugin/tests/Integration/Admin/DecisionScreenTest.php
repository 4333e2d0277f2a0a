<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Admin;

use Passerelle\Admin\Form\FormState;
use Passerelle\Admin\Screen\EditScreen;
use Passerelle\Admin\Screen\Outcome;
use Passerelle\Admin\Screen\Request;
use Passerelle\Content\Actions\OwnerAction;
use Passerelle\Content\Actions\OwnerActions;
use Passerelle\Content\Actions\SaveInput;
use Passerelle\Content\Definitions;
use Passerelle\Content\Record;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Moderation\DecisionStore;
use Passerelle\Moderation\StoredDecision;
use Passerelle\Rights\Role;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;

/** Decisions on the edit screen of WordPress's administration: the same action and messages as the site's own screens. */
final class DecisionScreenTest extends AdminTestCase
{
    private const SECRET = 'Zebulonia, copié d’ailleurs';

    private Viewer $owner;

    protected function setUp(): void
    {
        parent::setUp();
        $this->owner = $this->users->beneficiaire();
        $this->actAs($this->users->administrator());
    }

    public function testEachDecisionIsRecorded(): void
    {
        $cases = [
            [['choice' => 'record:valid'], 'publish', ['valid', '', null, '']],
            [['choice' => 'record:to_edit', 'comment' => ' Précisez. '], 'pending_review', ['to_edit', 'Précisez.', null, '']],
            [['choice' => 'record:rejected', 'rejectionReason' => 'duplicate', 'rejectionText' => 'ignoré'], 'rejected', ['rejected', '', 'duplicate', '']],
            [['choice' => 'record:rejected', 'rejectionReason' => 'other', 'rejectionText' => self::SECRET], 'rejected', ['rejected', '', 'other', self::SECRET]],
        ];
        foreach ($cases as [$posted, $status, $expected]) {
            $record = $this->pending();

            $outcome = $this->decide($record, $posted);

            self::assertSame([303, $status, $record->version + 1], [$outcome->httpStatus, $outcome->record?->status->value, $outcome->record?->version]);
            self::assertSame([$expected], $this->stored($record));
        }
    }

    public function testARejectionsInputsDoNotCountWithOtherDecisions(): void
    {
        $record = $this->pending();

        $this->decide($record, ['choice' => 'record:valid', 'rejectionReason' => 'other', 'rejectionText' => self::SECRET]);

        self::assertSame([['valid', '', null, '']], $this->stored($record));
    }

    public function testWhatIsMissingIsSaidAtItsInputAndWhatWasTypedStays(): void
    {
        $cases = [
            [[], 'decision.choice: required'],
            [['choice' => 'record:unknown'], 'decision.choice: required'],
            [['choice' => ['record:valid']], 'decision.choice: required'],
            [['choice' => 'record:to_edit', 'comment' => ' '], 'decision.comment: comment_required'],
            [['choice' => 'record:rejected', 'comment' => 'Relu deux fois.'], 'decision.rejectionReason: reason_required'],
            [['choice' => 'record:rejected', 'rejectionReason' => 'other', 'comment' => 'Relu deux fois.'], 'decision.rejectionText: reason_text_required'],
        ];
        foreach ($cases as [$posted, $error]) {
            $record = $this->pending();

            $outcome = $this->decide($record, $posted);

            self::assertSame([422, [$error]], [$outcome->httpStatus, $this->errors($outcome)]);
            $html = $this->html($outcome);
            $id = 'passerelle-' . str_replace('.', '-', explode(':', $error)[0]);
            self::assertStringContainsString("href=\"#{$id}\"", $html);
            self::assertStringContainsString("id=\"{$id}\"", $html);
            self::assertStringContainsString("id=\"{$id}-error\"", $html);
            self::assertStringContainsString(isset($posted['comment']) ? trim($posted['comment']) : '', $html);
            self::assertSame([Status::Pending, $record->version, []], [$this->reload($record)->status, $this->reload($record)->version, $this->stored($record)]);
        }
    }

    public function testWhoMayNotDecideIsRefusedAndSeesNoInputs(): void
    {
        $admin = $this->users->administrator();
        $own = $this->content->change($this->content->draft(ContentType::Initiative, ownerId: $admin->id), Transition::Submit);
        $record = $this->pending();
        $cases = ['an editor' => [$this->users->editor(), $record], 'its owner' => [$admin, $own]];
        foreach ($cases as $case => [$viewer, $of]) {
            $this->actAs($viewer);
            self::assertStringNotContainsString('name="decision[choice]"', $this->screenOf($of), $case);

            $outcome = $this->decide($of, ['choice' => 'record:valid']);

            self::assertSame([403, 'rights_moderate', Status::Pending], [$outcome->httpStatus, $outcome->failure, $this->reload($of)->status], $case);
        }
        $this->actAs($this->users->moderateur('SN'));
        $outcome = $this->decide($record, ['choice' => 'record:valid']);
        self::assertSame([403, null, Status::Pending], [$outcome->httpStatus, $outcome->form, $this->reload($record)->status]);
    }

    public function testWithoutValidNonceNothingIsDecided(): void
    {
        $record = $this->pending();

        $outcome = $this->decide($record, ['choice' => 'record:valid', 'comment' => 'Relu.'], [Request::NONCE => 'invalid']);

        self::assertSame([403, 'expired', Status::Pending], [$outcome->httpStatus, $outcome->failure, $this->reload($record)->status]);
        self::assertStringContainsString('Relu.', $this->html($outcome));
    }

    public function testAChangedRecordIsShownBeforeItIsDecidedOn(): void
    {
        $record = $this->pending();
        $changed = $this->content->save($record, ['subtitle' => 'Autrement dit']);

        $outcome = $this->decide($record, ['choice' => 'record:to_edit', 'comment' => 'Précisez.']);

        self::assertSame([409, 'stale_version'], [$outcome->httpStatus, $outcome->failure]);
        $html = $this->html($outcome);
        self::assertStringContainsString('Autrement dit', $html);
        self::assertStringContainsString('Précisez.', $html);
        self::assertStringNotContainsString('value="overwrite"', $html);
        self::assertSame(303, $this->decide($changed, ['choice' => 'record:to_edit', 'comment' => 'Précisez.'])->httpStatus);
    }

    public function testAProposalIsAppliedAndNamed(): void
    {
        $record = $this->content->published(ContentType::Initiative, ownerId: $this->owner->id);
        $input = new SaveInput($this->owner, $record->type, $record->language, ['subtitle' => 'Proposé'], id: $record->id, expectedVersion: $record->version);
        $proposed = ($this->plugin->get(OwnerActions::class))($this->owner, OwnerAction::Propose, $record, $record->version, $input);
        $html = $this->screenOf($proposed);
        self::assertStringContainsString('Proposed changes awaiting review: Subtitle.', $html);
        self::assertStringContainsString('value="proposal:valid"', $html);
        self::assertStringNotContainsString('value="record:', $html);

        $outcome = $this->decide($proposed, ['choice' => 'proposal:valid']);

        self::assertSame([303, Status::Published], [$outcome->httpStatus, $outcome->record?->status]);
        self::assertSame('Proposé', $this->reload($record)->values->text('subtitle'));
    }

    public function testOnlyThoseInChargeReadWhoDecidedAndTheHiddenText(): void
    {
        $owner = $this->users->administrator();
        $record = $this->content->change($this->content->draft(ContentType::Initiative, ownerId: $owner->id), Transition::Submit);
        $this->decide($record, ['choice' => 'record:rejected', 'comment' => 'Entre nous.', 'rejectionReason' => 'other', 'rejectionText' => self::SECRET]);
        $name = get_userdata($this->editor->id)->display_name ?? self::fail();

        $html = $this->screenOf($record);
        self::assertStringContainsString(self::SECRET, $html);
        self::assertStringContainsString('Entre nous.', $html);
        self::assertStringContainsString("by {$name}", $html);
        foreach (['its owner' => $owner, 'an editor' => $this->users->editor()] as $who => $viewer) {
            $this->actAs($viewer);
            $html = $this->screenOf($record);
            self::assertStringContainsString('by a reviewer', $html, $who);
            self::assertStringNotContainsString('Zebulonia', $html, $who);
            self::assertStringNotContainsString('Entre nous.', $html, $who);
            self::assertStringNotContainsString("by {$name}", $html, $who);
        }
    }

    public function testFinalDecisionsAreAlteredWithAComment(): void
    {
        $record = $this->pending();
        $this->decide($record, ['choice' => 'record:rejected', 'rejectionReason' => 'other', 'rejectionText' => self::SECRET]);
        $rejected = $this->reload($record);
        $html = $this->screenOf($rejected);
        self::assertStringContainsString(self::SECRET, $html);
        self::assertStringContainsString('value="record:pending"', $html);
        self::assertStringNotContainsString('value="record:rejected"', $html);

        self::assertSame(['decision.comment: comment_required'], $this->errors($this->decide($rejected, ['choice' => 'record:pending'])));
        $back = $this->decide($rejected, ['choice' => 'record:pending', 'comment' => 'Erreur.']);

        self::assertSame(Status::Pending, $back->record?->status);
        $valid = $this->decide($this->reload($record), ['choice' => 'record:valid'])->record ?? $record;
        self::assertStringNotContainsString('name="decision[choice]"', $this->screenOf($valid));
        $this->actAs($this->users->with(Role::SuperAdministrateur));
        self::assertStringContainsString('value="record:rejected"', $this->screenOf($valid));
    }

    private function actAs(Viewer $viewer): void
    {
        $this->editor = $viewer;
        wp_set_current_user($viewer->id);
    }

    private function pending(): Record
    {
        return $this->content->change($this->content->draft(ContentType::Initiative, ownerId: $this->owner->id), Transition::Submit);
    }

    /**
     * @param array<string, mixed> $posted
     * @param array<string, mixed> $over
     */
    private function decide(Record $record, array $posted, array $over = []): Outcome
    {
        return $this->post($record, [], [Request::STEP => 'decide', 'decision' => $posted, ...$over]);
    }

    /** @return list<array{string, string, string|null, string}> decision, comment, reason and its text */
    private function stored(Record $record): array
    {
        return array_map(
            static fn (StoredDecision $stored): array => [$stored->decision->value, $stored->comment, $stored->reason?->value, $stored->reasonText],
            $this->plugin->get(DecisionStore::class)->ofGroup($record->groupId),
        );
    }

    private function screenOf(Record $record): string
    {
        $current = $this->reload($record);

        return $this->plugin->get(EditScreen::class)->render(FormState::of($this->plugin->get(Definitions::class)->of($current->type), $current), $this->editor, '');
    }
}
