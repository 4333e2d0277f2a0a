<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications\Review;

use Passerelle\Applications\Applying\ApplicationAction;
use Passerelle\Applications\Applying\ReadApplications;
use Passerelle\Rights\Viewer;

/** Applicants are warned of what a blind review does not hide. */
final class NamesInAnswersTest extends ReviewTestCase
{
    private const QUESTIONS = [
        'motive' => ['kind' => 'longText', 'max' => 2000],
        'title' => ['kind' => 'shortText'],
        'team' => ['kind' => 'table', 'max' => 5, 'columns' => [['id' => 'who', 'kind' => 'shortText', 'label' => ['fr' => 'Qui', 'en' => 'Who']]]],
        'biography' => ['kind' => 'longText', 'max' => 2000, 'hiddenInReview' => true],
        'known' => ['kind' => 'yesNo'],
        'from' => ['kind' => 'shortText', 'condition' => ['source' => 'known', 'operator' => 'equals', 'value' => true]],
    ];

    private Viewer $person;
    private int $begun;

    public function testAnswersThatNameTheApplicantAreListedWhileTheyAreWritten(): void
    {
        $this->prepare(isBlind: true);
        $this->write($this->person, $this->begun, 1, [
            'motive' => "Je m’appelle Aïssata\u{A0}N’Dour.",
            'title' => 'AISSATA@RIVES.TEST, à Dakar',
            'team' => [['id' => 'r1', 'cells' => ['who' => 'Le Theatre des rives']]],
            'biography' => 'Aïssata N’Dour',
            'known' => false,
            'from' => 'Aïssata N’Dour',
        ]);
        self::assertSame(['motive', 'title', 'team'], $this->identifying(), 'not what reviewers do not read');
        $this->write($this->person, $this->begun, 2, ['motive' => 'N’DOUR Aissata', 'title' => 'Aïssata, une vie', 'team' => [], 'known' => true]);
        self::assertSame(['motive', 'from'], $this->identifying());
        $this->write($this->person, $this->begun, 3, ['motive' => 'Les Aïssata N’Dourié', 'from' => 'Un ami']);
        self::assertSame([], $this->identifying(), 'whole words only');
        $this->write($this->person, $this->begun, 4, ['motive' => 'Aïssata N’Dour']);
        $this->perform($this->person, ApplicationAction::Send, $this->begun, 5);
        self::assertSame([], $this->identifying(), 'nothing can be changed');
    }

    public function testNothingIsListedWhereReviewersSeeWhoApplies(): void
    {
        $this->prepare(isBlind: false);
        $this->write($this->person, $this->begun, 1, ['motive' => 'Aïssata N’Dour']);
        self::assertSame([], $this->identifying());
    }

    private function prepare(bool $isBlind): void
    {
        $this->call = $this->call();
        $this->publishForm($this->call, self::document(self::QUESTIONS));
        $this->savePlan(['blind' => $isBlind]);
        $this->person = $this->users->beneficiaire();
        wp_update_user(['ID' => $this->person->id, 'first_name' => 'Aïssata', 'last_name' => 'N’Dour', 'user_email' => 'aissata@rives.test']);
        $structure = $this->structure([[$this->person, 'owner', 'member']]);
        wp_update_post(['ID' => $structure->id, 'post_title' => 'Théâtre des Rives']);
        $this->begun = $this->id($this->begin($this->person, $this->call, $structure->groupId));
    }

    /** @return list<string> */
    private function identifying(): array
    {
        /** @var list<string> $ids */
        $ids = $this->plugin->get(ReadApplications::class)->data($this->person, $this->begun)['identifyingAnswers'];

        return $ids;
    }
}
