<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications;

use Passerelle\Accounts\Phone;
use Passerelle\Applications\ApplicationTables;
use Passerelle\Applications\Applying\ApplicationAction;
use Passerelle\Applications\Forms\Composing\FormAction;
use Passerelle\Applications\Submissions\PersonalApplications;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Content\Record;
use Passerelle\Structures\Lifecycle\DeleteStructure;
use Passerelle\Files\FilePurpose;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;
use PHPUnit\Framework\Attributes\Group;

/** Beginning and writing an application. */
#[Group('exhaustive')]
final class ApplyingTest extends ApplicationTestCase
{
    private const FORM = [
        'motive' => ['kind' => 'longText', 'required' => true, 'max' => 200],
        'phone' => ['kind' => 'phone'],
        'country' => ['kind' => 'country', 'required' => true],
        'gender' => ['kind' => 'choice', 'statistical' => true, 'choices' => [
            ['id' => 'woman', 'label' => ['fr' => 'Femme', 'en' => 'Woman']],
            ['id' => 'man', 'label' => ['fr' => 'Homme', 'en' => 'Man']],
        ]],
        'budget' => ['kind' => 'table', 'columns' => [['id' => 'what', 'kind' => 'shortText', 'label' => ['fr' => 'Quoi', 'en' => 'What']]]],
    ];

    public function testAMemberBeginsWritesAndDeletesADraft(): void
    {
        $member = $this->users->beneficiaire();
        $call = $this->openCall();
        $begun = $this->begin($member, $call);
        $id = $this->id($begun);
        self::assertSame(['draft', 1, [], 'fr', null], [$begun['state'], $begun['version'], self::answers($begun), $begun['language'], $begun['number']]);
        self::assertSame(['motive: required', 'country: required'], self::missing($begun));

        $saved = $this->write($member, $id, 1, ['motive' => 'Parce que', 'gender' => 'woman']);
        self::assertSame([2, ['motive' => 'Parce que', 'gender' => 'woman']], [$saved['version'], self::answers($saved)]);
        self::assertSame(['country: required'], self::missing($saved));
        $changed = $this->write($member, $id, 2, ['motive' => null, 'country' => 'SN', 'gender' => 'man']);
        self::assertSame(['country' => 'SN', 'gender' => 'man'], self::answers($changed));

        self::assertSame([$id], array_column($this->applications($member), 'id'));
        self::assertNull($this->perform($member, ApplicationAction::Delete, $id, 3));
        self::assertSame([], $this->applications($member));
        foreach ([ApplicationTables::APPLICATIONS, ApplicationTables::SUBMISSIONS, ApplicationTables::STATISTICS] as $table) {
            self::assertSame('0', $this->db->value("SELECT COUNT(*) FROM {$this->db->table($table)}"), $table);
        }
    }

    public function testACallMayAllowSeveralApplications(): void
    {
        $owner = $this->users->beneficiaire();
        $structure = $this->structure([[$owner, 'owner', 'member']]);
        $call = $this->openCall(['applicationsEach' => 2]);
        $first = $this->id($this->begin($owner, $call));
        self::assertSame($first, $this->id($this->begin($owner, $call)), 'Applying again opens the draft.');
        $this->write($owner, $first, 1, ['motive' => 'Un', 'country' => 'SN']);
        $this->perform($owner, ApplicationAction::Send, $first, 2);

        $second = $this->id($this->begin($owner, $call));
        self::assertNotSame($first, $second);
        self::assertSame($second, $this->id($this->begin($owner, $call)));
        $this->write($owner, $second, 1, ['motive' => 'Deux', 'country' => 'ML']);
        $this->perform($owner, ApplicationAction::Send, $second, 2);
        self::assertSame($second, $this->id($this->begin($owner, $call)), 'No third one.');
        $forStructure = $this->id($this->begin($owner, $call, $structure->id));
        self::assertNotContains($forStructure, [$first, $second], 'A structure is another applicant.');

        // A withdrawn one makes room, and what was taken back is written on.
        $this->perform($owner, ApplicationAction::TakeBack, $second, 3);
        self::assertSame($second, $this->id($this->begin($owner, $call)));
        $this->perform($owner, ApplicationAction::Withdraw, $first, 3);
        self::assertSame($second, $this->id($this->begin($owner, $call)));
        $this->perform($owner, ApplicationAction::Withdraw, $second, 4);
        $third = $this->id($this->begin($owner, $call));
        self::assertNotContains($third, [$first, $second, $forStructure]);
    }

    public function testStatisticalAnswersAreNotBesideTheOthers(): void
    {
        $member = $this->users->beneficiaire();
        $id = $this->id($this->begin($member, $this->openCall()));
        $this->write($member, $id, 1, ['motive' => 'Parce que', 'gender' => 'woman']);

        $stored = $this->plugin->get(SubmissionStore::class)->find($id);
        self::assertSame('{"motive":"Parce que"}', $stored?->answers->json());
        self::assertSame(['{}', '{"motive":2}'], [$this->column('origins'), $this->column('changed')]);
        self::assertSame('"woman"', $this->db->value("SELECT answer FROM {$this->db->table(ApplicationTables::STATISTICS)}"));
        self::assertSame(['gender: invalid_choice'], $this->refusals(fn () => $this->write($member, $id, 2, ['gender' => 'SECRET'])));
    }

    public function testOneBeginsOnceForOneselfAndOnceForAStructure(): void
    {
        [$owner, $member, $guest] = [$this->users->beneficiaire(), $this->users->beneficiaire(), $this->users->beneficiaire()];
        $structure = $this->structure([[$owner, 'owner', 'member'], [$member, 'member', 'member'], [$guest, 'guest', 'member']]);
        $call = $this->openCall();
        $own = $this->id($this->begin($member, $call));
        self::assertSame($own, $this->id($this->begin($member, $call)));
        $shared = $this->id($this->begin($member, $call, $structure->id));
        self::assertNotSame($own, $shared);
        self::assertSame($shared, $this->id($this->begin($owner, $call, $structure->id)));
        self::assertSame(['not_found'], $this->refusals(fn () => $this->begin($guest, $call, $structure->id)));
        self::assertSame(['not_found'], $this->refusals(fn () => $this->begin($this->users->beneficiaire(), $call, $structure->id)));
        self::assertSame($structure->title, $this->applications($owner)[0]['structureName']);
        self::assertEqualsCanonicalizing([$own, $shared], array_column($this->applications($member), 'id'));
        self::assertSame([], $this->applications($guest));

        $this->write($owner, $shared, 1, ['motive' => 'Ensemble']);
        self::assertSame('Ensemble', self::answers($this->read($member, $shared))['motive']);
        self::assertSame(['not_found'], $this->refusals(fn () => $this->read($owner, $own)));
        // Who leaves the structure loses access at once, the application stays.
        $this->leave($structure, $member);
        self::assertSame(['not_found'], $this->refusals(fn () => $this->read($member, $shared)));
        self::assertSame([$own], array_column($this->applications($member), 'id'));
        self::assertSame('Ensemble', self::answers($this->read($owner, $shared))['motive']);
    }

    public function testOthersFindNothing(): void
    {
        $member = $this->users->beneficiaire();
        $id = $this->id($this->begin($member, $this->openCall()));
        $this->write($member, $id, 1, ['motive' => 'SECRET']);
        $others = [
            Viewer::anonymous(),
            $this->users->beneficiaire(),
            $this->owner,
            $this->manager,
            $this->users->moderateur('SN'),
            $this->users->editor(),
            $this->users->administrator(),
        ];
        foreach ($others as $number => $other) {
            self::assertSame(['not_found'], $this->refusals(fn () => $this->read($other, $id)), (string) $number);
            foreach (ApplicationAction::cases() as $action) {
                self::assertSame(['not_found'], $this->refusals(fn () => $this->perform($other, $action, $id, 2, '{}')), "{$number} {$action->value}");
            }
        }
        self::assertSame(['access_token_missing'], $this->refusals(fn () => $this->applications(Viewer::anonymous())));
        self::assertSame([], $this->applications($this->manager));
    }

    public function testDatesAndKindsOfApplicantsCloseTheForm(): void
    {
        $member = $this->users->beneficiaire();
        $structure = $this->structure([[$member, 'owner', 'member']]);
        $begin = fn (array $values, ?int $for = null): array => $this->refusals(fn () => $this->begin($member, $this->openCall($values), $for));
        self::assertSame(['call_not_open'], $begin(['opensAt' => '2026-11-28T12:00:01Z']));
        self::assertSame([], $begin(['opensAt' => '2026-11-28T12:00:00Z']));
        self::assertSame(['call_closed'], $begin(['closesAt' => '2026-11-28T11:59:59Z']));
        self::assertSame([], $begin(['closesAt' => '2026-11-28T12:00:00Z']));
        self::assertSame(['applicant_not_accepted'], $begin(['applicants' => ['structure']]));
        self::assertSame([], $begin(['applicants' => ['structure']], $structure->id));
        self::assertSame(['applicant_not_accepted'], $begin(['applicants' => ['person']], $structure->id));
        self::assertSame([], $begin(['applicants' => ['person', 'structure'], 'applicantCountryIds' => ['JP'], 'ageMax' => 3]));

        $noForm = $this->call();
        self::assertSame(['call_not_open'], $this->refusals(fn () => $this->begin($member, $noForm)));
        $elsewhere = $this->call(['managementMode' => 'external', 'externalUrl' => 'https://example.org/']);
        $offline = $this->content->change($this->openCall(), Transition::Offline);
        foreach ([$elsewhere, $offline, $this->content->published(ContentType::Initiative)] as $record) {
            self::assertSame(['not_found'], $this->refusals(fn () => $this->begin($member, $record)));
        }
        self::assertSame(['access_token_missing'], $this->refusals(fn () => $this->begin(Viewer::anonymous(), $noForm)));
        self::assertSame(['language: invalid_choice'], $this->refusals(fn () => $this->begin($member, $this->openCall(), null, 'pt')));
        self::assertSame('en', $this->begin($member, $this->openCall(), null, 'en')['language']);
    }

    public function testNothingIsWrittenAfterTheClosing(): void
    {
        $member = $this->users->beneficiaire();
        $call = $this->openCall();
        $id = $this->id($this->begin($member, $call));
        $this->at('2026-12-31 23:59:59');
        $this->write($member, $id, 1, ['motive' => 'À temps']);
        $this->at('2027-01-01 00:00:00');
        self::assertSame(['call_closed'], $this->refusals(fn () => $this->write($member, $id, 2, ['motive' => 'Trop tard'])));
        $lapsed = $this->read($member, $id);
        self::assertSame(['À temps', true, ['delete']], [self::answers($lapsed)['motive'], $lapsed['isLapsed'], $lapsed['actions']]);
        // Prolonging the call revives it.
        $this->content->save($call, ['closesAt' => '2027-01-15T23:59:59Z']);
        self::assertSame([false, ['save', 'send', 'delete']], [$this->read($member, $id)['isLapsed'], $this->read($member, $id)['actions']]);
        $this->write($member, $id, 2, ['motive' => 'Encore']);
    }

    public function testBadAnswersAreNamedAndNothingIsStored(): void
    {
        $member = $this->users->beneficiaire();
        $id = $this->id($this->begin($member, $this->openCall()));
        $this->write($member, $id, 1, ['motive' => 'Bon']);
        $refused = fn (string $answers): array => $this->refusals(fn () => $this->perform($member, ApplicationAction::Save, $id, 2, $answers));
        self::assertSame(['motive: too_long', 'country: unknown_country'], $refused(self::json(['motive' => str_repeat('a', 201), 'country' => 'XX'])));
        self::assertSame(['answers: unexpected_fields'], $refused('{'));
        self::assertSame(['answers: unexpected_fields'], $refused('[]'));
        self::assertSame(['stranger: unexpected_fields'], $refused('{"stranger":"x"}'));
        self::assertSame(['budget.0.other: unexpected_fields'], $refused('{"budget":[{"id":"a","cells":{"other":"x"}}]}'));
        self::assertSame(['answers: answers_too_large'], $refused(self::json(['motive' => str_repeat('a', 600000)])));
        self::assertSame(['answers: required'], $this->refusals(fn () => $this->perform($member, ApplicationAction::Save, $id, 2)));
        self::assertSame([2, ['motive' => 'Bon']], [$this->read($member, $id)['version'], self::answers($this->read($member, $id))]);
    }

    public function testSavesMergeByQuestion(): void
    {
        [$owner, $member] = [$this->users->beneficiaire(), $this->users->beneficiaire()];
        $structure = $this->structure([[$owner, 'owner', 'member'], [$member, 'member', 'member']]);
        $id = $this->id($this->begin($owner, $this->openCall(), $structure->id));
        $this->write($owner, $id, 1, ['motive' => 'Un']);
        $this->write($member, $id, 1, ['phone' => '+221771234567']);
        self::assertEquals(['country' => 'SN', 'motive' => 'Un', 'phone' => '+221771234567'], self::answers($this->read($member, $id)));
        try {
            $this->write($member, $id, 1, ['motive' => 'Deux', 'phone' => '+221771234568']);
            self::fail('Nothing was refused.');
        } catch (DomainError $error) {
            self::assertSame(['stale_version', '{"country":"SN","motive":"Un","phone":"+221771234567"}'], [$error->errorCode, $error->current['answers'] ?? null]);
        }
        // The same text twice is no conflict, and who has read the newer one overwrites it.
        $this->write($member, $id, 1, ['motive' => 'Un']);
        self::assertSame('Deux', self::answers($this->write($member, $id, 3, ['motive' => 'Deux']))['motive']);
    }

    public function testAFileThatIsReplacedIsAChangeLikeATextThatIs(): void
    {
        $member = $this->users->beneficiaire();
        $call = $this->call();
        $this->publishForm($call, self::document(['motive' => ['kind' => 'longText'], 'cv' => ['kind' => 'file', 'accepts' => ['document']]]));
        [$first, $second, $third] = array_map(fn (int $number): int => $this->files->pdf($member->id, FilePurpose::Application, 'cv.pdf', "version {$number}"), [1, 2, 3]);
        $id = $this->id($this->begin($member, $call));
        $this->write($member, $id, 1, ['motive' => 'Parce que', 'cv' => [$first]]);
        self::assertSame('{"motive":2,"cv":2}', $this->column('changed'));
        $this->write($member, $id, 2, ['cv' => [$second]]);
        self::assertSame('{"motive":2,"cv":3}', $this->column('changed'));
        $this->write($member, $id, 3, ['motive' => 'Autrement']);
        self::assertSame('{"motive":4,"cv":3}', $this->column('changed'));
        // Whoever has not seen the change does not overwrite it.
        self::assertSame(['stale_version'], $this->refusals(fn () => $this->write($member, $id, 2, ['cv' => [$third]])));
        self::assertSame(['stale_version'], $this->refusals(fn () => $this->write($member, $id, 3, ['motive' => 'Encore'])));
        self::assertSame(['motive' => 'Autrement', 'cv' => [$second]], self::answers($this->read($member, $id)));
    }

    public function testAnApplicationBeginsWithTheProfileAndEarlierAnswers(): void
    {
        $member = $this->users->beneficiaire();
        Phone::set($member->id, '+221771234567');
        $first = $this->begin($member, $this->openCall());
        self::assertSame(['phone' => '+221771234567'], self::answers($first));
        self::assertSame([['id' => 'phone', 'origin' => 'profile']], $first['origins']);
        $read = $this->write($member, $this->id($first), 1, ['phone' => '+221771234567', 'motive' => 'Déjà dit', 'gender' => 'woman', 'country' => 'SN']);
        self::assertSame([], $read['origins']);

        $second = $this->begin($member, $this->openCall());
        self::assertSame(['motive' => 'Déjà dit', 'phone' => '+221771234567', 'country' => 'SN'], self::answers($second));
        self::assertSame(['earlier', 'earlier', 'earlier'], array_column((array) $second['origins'], 'origin'));
        $structure = $this->structure([[$member, 'owner', 'member']]);
        $ofStructure = self::answers($this->begin($member, $this->openCall(), $structure->id));
        self::assertArrayNotHasKey('motive', $ofStructure);
        self::assertArrayNotHasKey('phone', $ofStructure);
        self::assertSame([], self::answers($this->begin($this->users->beneficiaire(), $this->openCall())));
    }

    public function testANewVersionOfTheFormMovesDraftsAndKeepsAnswers(): void
    {
        $member = $this->users->beneficiaire();
        $call = $this->openCall();
        $id = $this->id($this->begin($member, $call));
        $row = ['id' => 'a', 'cells' => ['what' => 'Trajet']];
        $this->write($member, $id, 1, ['motive' => 'Un long motif', 'phone' => '+221771234567', 'budget' => [$row]]);
        $next = self::FORM;
        unset($next['phone']);
        $next['motive']['max'] = 3;
        $next['budget']['columns'] = [['id' => 'who', 'kind' => 'shortText', 'label' => ['fr' => 'Qui', 'en' => 'Who']]];
        $composed = $this->change($this->owner, $call, FormAction::Save, self::document($next));
        self::assertSame([1, 0, ['motive' => 1, 'budget' => 1, 'phone' => 1]], [$composed->extent->drafts, $composed->extent->sent, $composed->extent->answered]);
        self::assertSame([], $composed->problems);
        $this->change($this->owner, $call, FormAction::Publish);

        $moved = $this->read($member, $id);
        self::assertSame(2, $moved['formNumber']);
        self::assertSame(['motive tightened', 'budget.who added', 'budget.what retired', 'phone retired'], array_map(
            static fn (array $change): string => "{$change['id']} {$change['effect']}",
            array_filter((array) $moved['changes'], is_array(...)),
        ));
        self::assertSame('+221771234567', self::answers($moved)['phone']);
        self::assertSame(['motive: too_long', 'country: required'], self::missing($moved));
        // Other answers are saved although the motive is too long now; those to retired questions are not lost either.
        $saved = $this->write($member, $id, 2, ['country' => 'SN', 'phone' => '+221771234568', 'budget' => [['id' => 'a', 'cells' => ['what' => 'Trajet', 'who' => 'Moi']]]]);
        self::assertSame('+221771234568', self::answers($saved)['phone']);
        self::assertSame([], $saved['changes']);
        self::assertSame(['motive: too_long'], $this->refusals(fn () => $this->write($member, $id, 3, ['motive' => 'Encore long'])));
    }

    public function testACallWithApplicationsIsNotDeleted(): void
    {
        $call = $this->openCall();
        $this->begin($this->users->beneficiaire(), $call);

        self::assertSame(['invalid_transition'], $this->refusals(fn () => $this->content->change($call, Transition::Trash)));
    }

    public function testACallWithSentApplicationsStaysOnThePlatform(): void
    {
        $call = $this->openCall();
        $member = $this->users->beneficiaire();
        $id = $this->id($this->begin($member, $call));
        $elsewhere = ['managementMode' => 'external', 'externalUrl' => 'https://example.org/'];
        $this->write($member, $id, 1, ['motive' => 'Parce que', 'country' => 'SN']);
        $this->perform($member, ApplicationAction::Send, $id, 2);
        self::assertSame(['managementMode: mode_with_applications'], $this->refusals(fn () => $this->content->save($call, $elsewhere)));
        $this->perform($member, ApplicationAction::Withdraw, $id, 3);
        self::assertSame(['managementMode: mode_with_applications'], $this->refusals(fn () => $this->content->save($call, $elsewhere)));
        self::assertSame([], $this->refusals(fn () => $this->content->save($call, ['fees' => 'none'])));

        $begun = $this->openCall();
        $this->begin($member, $begun);
        self::assertSame([], $this->refusals(fn () => $this->content->save($begun, $elsewhere)));
    }

    public function testAStructureIsNotDeletedWhileItApplies(): void
    {
        $member = $this->users->beneficiaire();
        $structure = $this->structure([[$member, 'owner', 'member']]);
        $delete = fn (): array => $this->refusals(fn () => ($this->plugin->get(DeleteStructure::class))($member, $structure->id, $structure->title));
        $id = $this->id($this->begin($member, $this->openCall(), $structure->id));
        self::assertSame(['structure_has_applications'], $delete());
        $this->write($member, $id, 1, ['motive' => 'Parce que', 'country' => 'SN']);
        $this->perform($member, ApplicationAction::Send, $id, 2);
        self::assertSame(['structure_has_applications'], $delete());
        self::assertSame(Status::Published, $this->reload($structure)->status);
        $this->perform($member, ApplicationAction::Withdraw, $id, 3);
        self::assertSame([], $delete());
    }

    public function testASaveTakesAsManyStatementsWhateverTheNumberOfQuestions(): void
    {
        $member = $this->users->beneficiaire();
        $count = function (int $questions) use ($member): int {
            $form = [];
            for ($number = 0; $number < $questions; $number++) {
                $form["q{$number}"] = ['kind' => 'shortText'];
            }
            $id = $this->id($this->begin($member, $this->openCall([], $form)));
            wp_cache_flush();

            return $this->countQueries(fn () => $this->perform($member, ApplicationAction::Save, $id, 1, self::json(array_fill_keys(array_keys($form), 'x'))));
        };
        $few = $count(2);

        self::assertSame($few, $count(80));
        self::assertLessThanOrEqual(25, $few);
    }

    public function testAnAccountThatIsErasedLeavesNothingOfItsDrafts(): void
    {
        $member = $this->users->beneficiaire();
        $kept = $this->users->beneficiaire();
        $structure = $this->structure([[$member, 'owner', 'member'], [$kept, 'owner', 'member']]);
        $call = $this->openCall();
        $own = $this->id($this->begin($member, $call));
        $this->write($member, $own, 1, ['motive' => 'CANARY', 'gender' => 'woman']);
        $shared = $this->id($this->begin($member, $call, $structure->id));
        $this->write($member, $shared, 1, ['motive' => 'De la structure']);
        $other = $this->id($this->begin($kept, $call));
        $this->write($kept, $other, 1, ['motive' => 'D’une autre']);
        $personal = $this->plugin->get(PersonalApplications::class);
        $copy = iterator_to_array($personal->of($member->id), false);
        self::assertSame([['motive' => 'CANARY', 'gender' => 'woman'], null], array_column($copy, 'answers'));

        $personal->erase($member->id);

        self::assertSame([], iterator_to_array($personal->of($member->id), false));
        foreach ([ApplicationTables::APPLICATIONS, ApplicationTables::SUBMISSIONS, ApplicationTables::STATISTICS] as $table) {
            self::assertStringNotContainsString('CANARY', self::json($this->db->rows("SELECT * FROM {$this->db->table($table)}")));
        }
        self::assertSame('0', $this->db->value("SELECT COUNT(*) FROM {$this->db->table(ApplicationTables::STATISTICS)}"));
        self::assertSame('De la structure', self::answers($this->read($kept, $shared))['motive']);
        self::assertSame('D’une autre', self::answers($this->read($kept, $other))['motive']);
    }

    private function column(string $name): ?string
    {
        return $this->db->value("SELECT {$name} FROM {$this->db->table(ApplicationTables::SUBMISSIONS)}");
    }

    /**
     * @param array<string, mixed> $values
     * @param array<string, mixed>|null $form
     */
    private function openCall(array $values = [], ?array $form = null): Record
    {
        $call = $this->call($values);
        $this->publishForm($call, self::document($form ?? self::FORM));

        return $call;
    }
}
