<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications\Forms;

use Passerelle\Applications\ApplicationTables;
use Passerelle\Applications\Forms\Changing\FormChange;
use Passerelle\Applications\Forms\Composing\ComposedForms;
use Passerelle\Applications\Forms\Composing\FormAction;
use Passerelle\Applications\Forms\Composing\ReadyMadeForm;
use Passerelle\Applications\Forms\Composing\ReadyMadeForms;
use Passerelle\Applications\Forms\Storage\FormStore;
use Passerelle\Applications\Stage;
use Passerelle\Content\Model\ContentType;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\Integration\Applications\ApplicationTestCase;
use PHPUnit\Framework\Attributes\Group;

#[Group('exhaustive')]
final class ComposingTest extends ApplicationTestCase
{
    private const ONE = ['motive' => ['kind' => 'longText', 'required' => true]];

    public function testAManagerComposesAndPublishesAForm(): void
    {
        $call = $this->call();
        $empty = $this->composed($this->manager, $call);
        self::assertSame([0, 0, '{"format":1,"sections":[]}', 0], [$empty->form->version, $empty->form->published, $empty->form->document, $empty->minutes]);
        self::assertSame(['sections: required'], self::listed($empty->problems));
        self::assertSame([FormAction::Save, FormAction::UseReadyMade, FormAction::Copy], $empty->actions);

        $saved = $this->change($this->manager, $call, FormAction::Save, self::document(self::ONE));
        self::assertSame([1, 0, [], []], [$saved->form->version, $saved->form->published, $saved->problems, $saved->changes]);
        $published = $this->change($this->manager, $call, FormAction::Publish);
        self::assertSame([2, 1, self::document(self::ONE)], [$published->form->version, $published->form->published, $published->published?->document]);
        self::assertSame([FormAction::Save, FormAction::UseReadyMade, FormAction::Copy], $published->actions);

        $more = self::document([...self::ONE, 'date' => ['kind' => 'date']]);
        $changed = $this->change($this->owner, $call, FormAction::Save, $more);
        self::assertSame([3, 1, ['date added']], [$changed->form->version, $changed->form->published, self::changes($changed->changes)]);
        self::assertSame(self::document(self::ONE), $changed->published?->document);
        self::assertContains(FormAction::Discard, $changed->actions);
        $discarded = $this->change($this->manager, $call, FormAction::Discard);
        self::assertSame([4, 1, self::document(self::ONE), []], [$discarded->form->version, $discarded->form->published, $discarded->form->document, $discarded->changes]);

        $second = $this->publishForm($call, $more);
        self::assertSame([2, $more], [$second->form->published, $second->published?->document]);
        $store = $this->plugin->get(FormStore::class);
        self::assertSame(self::document(self::ONE), $store->version(Stage::first($call->groupId), 1)?->document);
        self::assertSame($more, $store->published(Stage::first($call->groupId))?->document);
    }

    public function testPublishingIsLogged(): void
    {
        $call = $this->call();
        $this->publishForm($call, self::document(self::ONE));
        $this->publishForm($call, self::document(['motive' => ['kind' => 'longText']]));

        $lines = $this->db->rows(
            "SELECT before_status, after_status, fields FROM {$this->db->table('audit')} WHERE action = 'application_form_published' AND group_id = %d ORDER BY id",
            $call->groupId,
        );
        self::assertSame([['0', '1', ''], ['1', '2', 'motive']], array_map(array_values(...), $lines));
    }

    public function testWhatDoesNotFitTheSchemaIsNamedAndNotStored(): void
    {
        $call = $this->call();
        $this->change($this->owner, $call, FormAction::Save, self::document(self::ONE));
        $save = fn (?string $document): array => $this->refusals(fn () => $this->change($this->owner, $call, FormAction::Save, $document));

        self::assertSame(['form: required'], $save(null));
        self::assertSame(['form: unexpected_fields'], $save('{"format":'));
        self::assertSame(['form: unexpected_fields'], $save('[]'));
        self::assertSame(['sections.0.questions.0.kind: invalid_value'], $save(self::document(['x' => ['kind' => 'pray']])));
        self::assertSame(['sections.0.questions.0.id: invalid_id'], $save(self::document(['X y' => ['kind' => 'yesNo']])));
        self::assertSame(['form: form_too_large'], $save('"' . str_repeat('a', 1048576) . '"'));
        self::assertSame([1, self::document(self::ONE)], [$this->composed($this->owner, $call)->form->version, $this->composed($this->owner, $call)->form->document]);
    }

    public function testAnIncompleteFormIsStoredButNotPublished(): void
    {
        $call = $this->call();
        $saved = $this->change($this->owner, $call, FormAction::Save, self::document(['one' => ['kind' => 'choice', 'label' => ['fr' => 'Une'], 'choices' => []]]));

        $expected = ['sections.0.questions.0.label.en: missing_translation', 'sections.0.questions.0.choices: required'];
        self::assertEqualsCanonicalizing($expected, self::listed($saved->problems));
        self::assertEqualsCanonicalizing($expected, $this->refusals(fn () => $this->change($this->owner, $call, FormAction::Publish)));
        self::assertSame(0, $this->composed($this->owner, $call)->form->published);
    }

    public function testTextsAreNeededInTheLanguagesOfTheCall(): void
    {
        $call = $this->call(['depositLanguages' => ['fr']]);
        $published = $this->publishForm($call, self::document(['one' => ['kind' => 'yesNo', 'label' => ['fr' => 'Une']]]));

        self::assertSame([1, ['fr']], [$published->form->published, array_column($published->languages, 'value')]);
    }

    public function testTheFormOfACallElsewhereIsNotPublished(): void
    {
        $call = $this->call(['managementMode' => 'external', 'externalUrl' => 'https://example.org/']);
        $this->change($this->owner, $call, FormAction::Save, self::document(self::ONE));

        self::assertNotContains(FormAction::Publish, $this->composed($this->owner, $call)->actions);
        self::assertSame(['invalid_transition'], $this->refusals(fn () => $this->change($this->owner, $call, FormAction::Publish)));
    }

    public function testNothingIsPublishedTwiceOrDiscardedWithoutAChange(): void
    {
        $call = $this->call();
        self::assertSame(['invalid_transition'], $this->refusals(fn () => $this->change($this->owner, $call, FormAction::Publish)));
        self::assertSame(['invalid_transition'], $this->refusals(fn () => $this->change($this->owner, $call, FormAction::Discard)));
        $this->publishForm($call, self::document(self::ONE));
        self::assertSame(['invalid_transition'], $this->refusals(fn () => $this->change($this->owner, $call, FormAction::Publish)));
        // The same document with other spaces is no change.
        $this->change($this->owner, $call, FormAction::Save, str_replace(',', " ,\n", self::document(self::ONE)));
        self::assertSame(['invalid_transition'], $this->refusals(fn () => $this->change($this->owner, $call, FormAction::Publish)));
    }

    public function testAnIdNeverGetsAnotherKindEvenAfterItWasRetired(): void
    {
        $call = $this->call();
        $this->publishForm($call, self::document([...self::ONE, 'old' => ['kind' => 'date']]));
        $this->publishForm($call, self::document(self::ONE));
        $this->change($this->owner, $call, FormAction::Save, self::document([...self::ONE, 'old' => ['kind' => 'yesNo']]));

        self::assertSame(['sections.0.questions.1.kind: question_kind_changed'], $this->refusals(fn () => $this->change($this->owner, $call, FormAction::Publish)));
        self::assertSame(3, $this->publishForm($call, self::document([...self::ONE, 'old' => ['kind' => 'date']]))->form->published);
    }

    public function testFilesAndLettersArePublished(): void
    {
        $call = $this->call();
        $file = ['kind' => 'file', 'accepts' => ['document'], 'required' => true];
        $published = $this->publishForm($call, self::document([...self::ONE, 'cv' => $file, 'letter' => ['kind' => 'letter']]));

        self::assertSame([[], 1], [self::listed($published->problems), $published->form->published]);
    }

    public function testAStaleVersionComesWithTheFormAsItIs(): void
    {
        $call = $this->call();
        foreach ([FormAction::Save, FormAction::UseReadyMade] as $action) {
            $this->change($this->owner, $call, FormAction::Save, self::document(self::ONE));
            try {
                $this->change($this->manager, $call, $action, self::document([]), version: 0, readyMade: ReadyMadeForm::Project);
                self::fail('Nothing was refused.');
            } catch (DomainError $error) {
                self::assertSame(['stale_version', self::document(self::ONE)], [$error->errorCode, $error->current['document'] ?? null]);
            }
        }
    }

    public function testAFormBeginsWithAReadyMadeOneOrThatOfAnotherCall(): void
    {
        $call = $this->call();
        $begun = $this->change($this->owner, $call, FormAction::UseReadyMade, readyMade: ReadyMadeForm::Residency);
        self::assertSame([], self::listed($begun->problems));
        self::assertJsonStringEqualsJsonString($this->plugin->get(ReadyMadeForms::class)->document(ReadyMadeForm::Residency), $begun->form->document);
        self::assertSame(['readyMade: required'], $this->refusals(fn () => $this->change($this->owner, $call, FormAction::UseReadyMade)));

        $other = $this->call();
        self::assertSame($begun->form->document, $this->change($this->owner, $other, FormAction::Copy, from: $call)->form->document);
        // What applicants answer is copied, not what is being changed.
        $this->publishForm($call, self::document(self::ONE));
        $this->change($this->owner, $call, FormAction::Save, self::document([]));
        self::assertSame(self::document(self::ONE), $this->change($this->owner, $other, FormAction::Copy, from: $call)->form->document);
        self::assertSame(['fromCallId: required'], $this->refusals(fn () => $this->change($this->owner, $other, FormAction::Copy)));

        $foreign = $this->content->published(ContentType::CallForApplication, ['managementMode' => 'internal'], ownerId: $this->users->operateur()->id);
        self::assertSame(['not_found'], $this->refusals(fn () => $this->change($this->owner, $other, FormAction::Copy, from: $foreign)));
    }

    public function testForOthersNoFormExists(): void
    {
        $mentor = $this->users->operateur();
        $this->content->published(ContentType::CommunityProfile, ownerId: $mentor->id);
        $call = $this->call(['mentorIds' => [$mentor->id]]);
        $this->publishForm($call, self::document(self::ONE));
        $others = [
            'visitor' => Viewer::anonymous(),
            'member' => $this->users->beneficiaire(),
            'other operator' => $this->users->operateur(),
            'mentor' => $mentor,
            'validator' => $this->users->moderateur('SN'),
        ];
        foreach ($others as $name => $viewer) {
            self::assertSame(['not_found'], $this->refusals(fn () => $this->composed($viewer, $call)), $name);
            foreach (FormAction::cases() as $action) {
                self::assertSame(['not_found'], $this->refusals(fn () => $this->change($viewer, $call, $action, self::document([]))), "{$name} {$action->value}");
            }
        }
        foreach (['owner' => $this->owner, 'manager' => $this->manager, 'administrator' => $this->users->administrator()] as $name => $viewer) {
            self::assertSame(1, $this->composed($viewer, $call)->form->published, $name);
        }
    }

    public function testInTheTrashAndInOtherTypesThereIsNoForm(): void
    {
        $call = $this->call();
        $this->change($this->owner, $call, FormAction::Save, self::document(self::ONE));
        $this->content->change($call, Transition::Trash);
        $initiative = $this->content->published(ContentType::Initiative, ownerId: $this->owner->id);
        foreach ([$call, $initiative] as $record) {
            foreach ([$this->owner, $this->users->administrator()] as $viewer) {
                self::assertSame(['not_found'], $this->refusals(fn () => $this->composed($viewer, $record)));
            }
        }
        self::assertSame(['not_found'], $this->refusals(fn () => $this->plugin->get(ComposedForms::class)->find($this->owner, $this->call()->id, 2)));
    }

    public function testWithItsLastLanguageACallLosesItsForm(): void
    {
        $call = $this->call();
        $kept = $this->call();
        foreach ([$call, $kept] as $each) {
            $this->publishForm($each, self::document(self::ONE));
        }
        wp_delete_post($call->id, true);

        foreach ([ApplicationTables::FORMS, ApplicationTables::FORM_VERSIONS] as $table) {
            $sql = "SELECT call_group FROM {$this->db->table($table)} WHERE call_group IN (%d, %d)";
            self::assertSame([$kept->groupId], $this->db->ids($sql, $call->groupId, $kept->groupId), $table);
        }
    }

    /**
     * @param list<FieldError> $problems
     * @return list<string>
     */
    private static function listed(array $problems): array
    {
        return array_map(static fn (FieldError $problem): string => "{$problem->path}: {$problem->code}", $problems);
    }

    /**
     * @param list<FormChange> $changes
     * @return list<string>
     */
    private static function changes(array $changes): array
    {
        return array_map(static fn (FormChange $change): string => "{$change->id} {$change->effect->value}", $changes);
    }
}
