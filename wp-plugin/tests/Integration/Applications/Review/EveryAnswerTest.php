<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications\Review;

use Passerelle\Applications\ApplicationTables;
use Passerelle\Applications\Applying\ApplicationAction;
use Passerelle\Applications\Decisions\DecisionKind;
use Passerelle\Applications\Review\ReviewTables;
use Passerelle\Content\Record;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\Integration\Applications\Stages\StageTestCase;

/** What reviewers learn from any query of the API, whichever ids they try. */
final class EveryAnswerTest extends StageTestCase
{
    protected const FORM = parent::FORM + [
        'known' => ['kind' => 'yesNo', 'hiddenInReview' => true],
        'as' => ['kind' => 'shortText', 'condition' => ['source' => 'known', 'operator' => 'equals', 'value' => true]],
    ];
    /** Everything that says who applies, once in the application and once in its other world. */
    private const IDENTITIES = [
        'Zéphyrine' => 'Ousmane', 'Rivages-Théâtre' => 'Atelier-Fleuve', 'zephyrine@rivages.test' => 'ousmane@fleuve.test', 'Directrice-Rivages' => 'Fondateur-Fleuve',
    ];

    private Viewer $zephyrine;
    private Record $structure;
    private Viewer $other;
    private Record $otherStructure;
    private int $blind;

    protected function setUp(): void
    {
        parent::setUp();
        $this->at(self::NOW);
        $this->zephyrine = $this->member('Zéphyrine');
        $this->structure = $this->structure([[$this->zephyrine, 'owner', 'member']]);
        wp_update_post(['ID' => $this->structure->id, 'post_title' => 'Rivages-Théâtre']);
        $this->blind = $this->sent(
            $this->zephyrine,
            ['motive' => 'Lagune', 'title' => 'Estuaire', 'mail' => 'zephyrine@rivages.test', 'known' => true, 'as' => 'Directrice-Rivages'],
            $this->structure,
        );
        // From now on, only what was sent says who it was: members and structures have public pages.
        wp_update_user(['ID' => $this->zephyrine->id, 'display_name' => 'Une personne']);
        wp_update_post(['ID' => $this->structure->id, 'post_title' => 'Une structure']);
        $this->other = $this->member('Ousmane');
        $this->otherStructure = $this->structure([[$this->other, 'owner', 'member']]);
        $this->at(self::AFTER);
        $this->findEligible($this->blind);
        $this->savePlan(['blind' => true]);
        foreach ([$this->nour, $this->paul] as $reviewer) {
            $this->reviewer($reviewer);
            $this->assigned($reviewer, $this->blind);
        }
    }

    public function testNoneTellsABlindReviewerWhoAppliesNorOneOfTheFirstStageWhatIsInTheSecond(): void
    {
        $this->score($this->nour, $this->assignmentId($this->nour, $this->blind));
        $this->saveStage();
        $this->publishSecondForm();
        self::assertSame([], self::refused($this->prepare([$this->blind], DecisionKind::Advanced)));
        $this->publish(['advanced' => 1], 3, true);
        $this->at(self::WHILE_OPEN);
        $this->write($this->zephyrine, $this->blind, 1, ['plan' => 'Traverser-Rivages']);
        $this->perform($this->zephyrine, ApplicationAction::Send, $this->blind, 2);

        $hidden = [...array_keys(self::IDENTITIES), 'Traverser-Rivages'];
        $found = self::json($this->asked($this->nour));
        self::assertStringContainsString('Lagune', $found, 'What is reviewed is read.');
        self::assertSame([], $this->leaked($found, $hidden));
        self::assertSame($hidden, $this->leaked(self::json($this->asked($this->manager)), $hidden), 'They can be asked for.');
    }

    public function testWorldsThatDifferByIdentitiesOnlyAreEqualToABlindReviewer(): void
    {
        [$before, $handled] = [$this->asked($this->nour), $this->asked($this->manager)];
        $this->otherIdentity();
        self::assertSame($before, $this->asked($this->nour));
        self::assertNotSame($handled, $this->asked($this->manager), 'The other world shows where it may.');
    }

    public function testWorldsThatDifferByScoresOfOthersAreEqualBeforeOnesOwn(): void
    {
        $this->savePlanOf('"blind":true', '"blind":false');
        $own = $this->assignmentId($this->nour, $this->blind);
        $this->score($this->paul, $this->assignmentId($this->paul, $this->blind), ['quality' => 0, 'impact' => 0], comments: ['impact' => 'Mince.']);
        [$before, $handled] = [$this->asked($this->nour), $this->asked($this->manager)];
        $scores = $this->db->table(ReviewTables::SCORES);
        $this->db->execute("UPDATE {$scores} SET points = %s, comments = %s", '{"quality":500,"impact":1000}', '{"impact":"Remarquable."}');
        self::assertSame($before, $this->asked($this->nour));
        self::assertNotSame($handled, $this->asked($this->manager), 'The ranking differs.');
        $this->score($this->nour, $own);
        self::assertStringContainsString('Remarquable.', self::json($this->asked($this->nour)), 'Afterwards, it is shown.');
    }

    /** @return array<string, string> */
    private function asked(Viewer $viewer): array
    {
        $ids = [$this->blind, $this->assignmentId($this->nour, $this->blind), $this->call->id];

        return (new EveryQuery($ids))->answersTo($viewer);
    }

    /**
     * @param list<string> $words
     * @return list<string>
     */
    private function leaked(string $text, array $words): array
    {
        return array_values(array_filter($words, static fn (string $word): bool => str_contains($text, $word)));
    }

    private function savePlanOf(string $from, string $to): void
    {
        $this->db->execute("UPDATE {$this->db->table(ReviewTables::PLANS)} SET document = REPLACE(document, %s, %s)", $from, $to);
    }

    private function otherIdentity(): void
    {
        $submission = (int) $this->db->value("SELECT id FROM {$this->db->table(ApplicationTables::SUBMISSIONS)} WHERE application_id = %d", $this->blind);
        $snapshots = $this->db->table(ApplicationTables::SNAPSHOTS);
        foreach (self::IDENTITIES as $from => $to) {
            $this->db->execute("UPDATE {$snapshots} SET document = REPLACE(document, %s, %s) WHERE submission_id = %d", $from, $to, $submission);
            foreach (['name', 'person'] as $column) {
                $this->db->execute("UPDATE {$this->db->table('listed_submissions')} SET {$column} = REPLACE({$column}, %s, %s)", $from, $to);
            }
        }
        $this->db->execute(
            "UPDATE {$this->db->table(ApplicationTables::APPLICATIONS)} SET user_id = %d, structure_group = %d WHERE id = %d",
            $this->other->id,
            $this->otherStructure->groupId,
            $this->blind,
        );
    }
}
