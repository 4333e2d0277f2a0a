<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications\DecisionReviews;

use Passerelle\Admin\Applications\DecisionReviewsScreen;
use Passerelle\Applications\DecisionReviews\Answering\AnswerReview;
use Passerelle\Applications\DecisionReviews\Answering\ReviewAnswer;
use Passerelle\Applications\Decisions\DecisionKind;
use Passerelle\Applications\Decisions\Publication\LetterMail;
use Passerelle\Applications\Export\PermittedExport;
use Passerelle\Applications\Export\ReadExport;
use Passerelle\Applications\Handling\Reading\ReadReceived;
use Passerelle\Content\Model\ContentType;
use Passerelle\Languages\Lang;
use Passerelle\Mail\Recipient;
use Passerelle\Rights\Role;
use Passerelle\Rights\Viewer;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_User;

/** A person who neither scored nor decided answers a review: the result stays, or is corrected with its letter. */
final class AnsweringTest extends DecisionReviewTestCase
{
    public function testTheResultStaysWithReasons(): void
    {
        $this->askReview();
        self::assertSame(['text: required'], $this->refusals(fn () => $this->reject(text: '')));
        self::assertSame(['stale_version'], $this->refusals(fn () => $this->reject(version: 1)));
        $version = $this->handling($this->id);
        $this->reject();
        self::assertSame(['not_selected', 'dismissed'], [$this->state($this->id), $this->ownReview()['state']]);
        self::assertSame('Le dossier lu était le bon.', $this->ownReview()['answer']);
        self::assertSame(['stale_version'], $this->refusals(fn () => $this->reject(version: $version)), 'Of two answers at once, one counts.');
        self::assertSame(['invalid_transition'], $this->refusals(fn () => $this->reject()));
        self::assertSame('Réponse à votre demande de réexamen : « ' . $this->call->title . ' »', $this->titles($this->applicant)[0]);
        self::assertSame(['review_dismissed', $this->fatou->id], $this->events($this->id)[0]);
        self::assertSame(['not_selected', 'not_selected', 'decision_review_answered'], $this->lastAudit());
    }

    public function testAnUpheldOneIsCorrectedWithTheLetterThatWasPreviewed(): void
    {
        $this->askReview();
        $letters = $this->letterMails();
        $preview = $this->preview(DecisionKind::Selected, '700');
        self::assertSame(['kind: invalid_choice'], $this->refusals(fn () => $this->preview(DecisionKind::NotSelected)));
        self::assertSame(['letters_outdated'], $this->refusals(fn () => $this->uphold(DecisionKind::Shortlisted, sources: $preview['sources'])));
        self::assertSame(['kind: required'], $this->refusals(
            fn () => ($this->plugin->get(AnswerReview::class))($this->fatou, $this->id, $this->handling($this->id), new ReviewAnswer(true, 'Oui.')),
        ));
        self::assertSame(['not_selected', 0], [$this->state($this->id), $this->letterMails() - $letters], 'Nothing of what was refused stays.');
        $this->uphold(DecisionKind::Selected, '700');
        self::assertSame(['selected', 'upheld'], [$this->state($this->id), $this->ownReview()['state']]);
        self::assertSame(1, $this->letterMails() - $letters);
        $french = array_column($preview['letters'], 'body', 'language')['fr'];
        self::assertSame($french, $this->letters($this->id, $this->fatou)['fr']['body']);
        $decision = (int) $this->db->value("SELECT MAX(id) FROM {$this->db->table('application_decisions')}");
        $mail = $this->plugin->get(LetterMail::class)->content(new Recipient('aida@example.test', Lang::French, 'Aïda', $this->applicant->id), ['decision' => $decision]);
        self::assertSame($french, implode("\n\n", $mail->paragraphs ?? []));
        $correction = (array) $this->decisionReview($this->fatou)['correction'];
        self::assertSame(
            [
                ['amount' => null, 'currency' => null, 'place' => null, 'rank' => null, 'ranked' => 0, 'state' => 'not_selected'],
                ['amount' => '700', 'currency' => 'EUR', 'place' => null, 'rank' => null, 'ranked' => 0, 'state' => 'selected'],
            ],
            [$correction['before'], $correction['after']],
        );
        self::assertSame(['not_selected', 'selected', 'decision_review_answered'], $this->lastAudit());
        self::assertSame(['review_upheld', 'decided'], array_column(array_slice($this->events($this->id), 0, 2), 0));
        self::assertSame(['invalid_transition', false], [$this->refusals(fn () => $this->askReview())[0], $this->ownReview()['asks']], 'Once.');
    }

    public function testOnTheWaitingListItFollowsThoseThatWerePublished(): void
    {
        $this->askReview();
        self::assertStringContainsString('3', $this->preview(DecisionKind::WaitingList)['letters'][0]['body']);
        $this->uphold(DecisionKind::WaitingList);
        self::assertSame([3, 'waiting_list'], [$this->rows()[$this->id]['published']['place'] ?? null, $this->state($this->id)]);
    }

    public function testAnIneligibleOneGoesBackToThePhase(): void
    {
        $fourth = $this->ineligible();
        $this->askReview($this->dado, $fourth);
        $answer = new ReviewAnswer(true, 'Le pays convient.');
        ($this->plugin->get(AnswerReview::class))($this->fatou, $fourth, $this->handling($fourth), $answer);
        self::assertSame('eligible', $this->state($fourth));
        self::assertArrayHasKey($fourth, $this->rows());
        $correction = (array) $this->decisionReview($this->fatou, $fourth)['correction'];
        self::assertSame(['ineligible', 'eligible'], [((array) $correction['before'])['state'], ((array) $correction['after'])['state']]);
        self::assertSame([], self::refused($this->prepare([$fourth], DecisionKind::Shortlisted)));
    }

    public function testTheRankIsRecordedBeforeAndAfter(): void
    {
        $this->savePlan();
        $this->reviewer($this->nour);
        $this->score($this->nour, $this->assigned($this->nour, $this->second));
        $this->score($this->nour, $this->assigned($this->nour), ['quality' => 500, 'impact' => 1000]);
        $this->askReview();
        self::assertSame([1, 2], [((array) $this->decisionReview($this->fatou)['result'])['rank'], ((array) $this->decisionReview($this->fatou)['result'])['ranked']]);
        $this->uphold(DecisionKind::Shortlisted);
        $after = (array) ((array) $this->decisionReview($this->fatou)['correction'])['after'];
        self::assertSame([1, 2], [$after['rank'], $after['ranked']]);
    }

    /** The data that could leak are there: reasons, answers and the letter. */
    #[DataProvider('strangers')]
    public function testForOthersThereIsNoReview(string $who): void
    {
        $person = $this->stranger($who);
        $this->askReview();
        self::assertSame(['not_found'], $this->refusals(fn () => $this->decisionReview($person)));
        self::assertSame(['not_found'], $this->refusals(fn () => $this->listed($person)));
        self::assertSame(['not_found'], $this->refusals(fn () => $this->preview(DecisionKind::Selected, '700', $person)));
        self::assertSame(['not_found'], $this->refusals(fn () => $this->reject($person)));
    }

    public function testWhoDecidedReadsItAndAnswersNothing(): void
    {
        $this->askReview();
        $read = $this->decisionReview($this->manager);
        self::assertSame([self::TEXT, false, []], [$read['text'], $read['answers'], $read['kinds']]);
        self::assertSame([get_userdata($this->owner->id)->display_name ?? '', 'Fatou'], $this->listed($this->manager)[0]['answerers']);
        self::assertFalse($this->listed($this->manager)[0]['answers']);
        self::assertTrue($this->listed($this->fatou)[0]['answers']);
        self::assertSame(['invalid_transition'], $this->refusals(fn () => $this->reject($this->manager)));
        self::assertSame(['invalid_transition'], $this->refusals(fn () => $this->preview(DecisionKind::Selected, '700', $this->manager)));
    }

    public function testWhoScoredAnswersNothing(): void
    {
        $this->savePlan(['managersReview' => true]);
        $this->content->published(ContentType::CommunityProfile, ownerId: $this->fatou->id);
        $this->reviewer($this->fatou);
        $this->score($this->fatou, $this->assigned($this->fatou));
        $this->askReview();
        self::assertFalse($this->decisionReview($this->fatou)['answers']);
        self::assertSame(['invalid_transition'], $this->refusals(fn () => $this->reject()));
        self::assertNotContains('Réexamen demandé pour « ' . $this->call->title . ' »', $this->titles($this->fatou));
    }

    public function testWhereNobodyMayAnswerAnAdministratorNamesAMember(): void
    {
        $this->call = $this->content->save($this->call, ['managerIds' => [$this->manager->id]]);
        (new WP_User($this->owner->id))->set_role(Role::Beneficiaire->value);
        $administrator = $this->users->administrator();
        $this->askReview();
        self::assertSame(['Une personne à désigner pour un réexamen : « ' . $this->call->title . ' »'], $this->titles($administrator));
        self::assertSame(['not_found'], $this->refusals(fn () => $this->decisionReview($administrator)), 'They read nothing of the application.');
        $page = $this->rendered($administrator);
        self::assertStringContainsString($this->call->title, $page);
        foreach ([self::TEXT, 'Fleuve', 'Aïda'] as $secret) {
            self::assertStringNotContainsString($secret, $page);
        }
        self::assertSame('no_account', $this->nameMember($administrator, 'nobody@example.test'));
        self::assertSame('not_allowed', $this->nameMember($administrator, self::mail($this->applicant)), 'Who applies.');
        self::assertSame('not_allowed', $this->nameMember($administrator, self::mail($this->manager)), 'Who decided.');
        self::assertSame(['forbidden'], $this->refusals(fn () => $this->nameMember($this->paul, self::mail($this->nour))));
        self::assertSame('done', $this->nameMember($administrator, self::mail($this->nour)));
        self::assertStringContainsString('Nour', $this->rendered($administrator));
        self::assertSame(['Un réexamen vous est confié : « ' . $this->call->title . ' »'], $this->titles($this->nour));
        $read = $this->decisionReview($this->nour);
        self::assertSame([self::TEXT, true, false], [$read['text'], $read['answers'], $read['handles']]);
        self::assertSame('Aïda', ((array) $read['application'])['name']);
        self::assertSame([], ((array) $read['application'])['notes']);
        self::assertSame(['not_found'], $this->refusals(fn () => $this->decisionReview($this->paul)));
        self::assertSame(['not_found'], $this->refusals(fn () => $this->plugin->get(ReadReceived::class)->data($this->nour, $this->id, null, null)), 'Nothing but this.');
        self::assertSame(['not_found'], $this->refusals(fn () => $this->listed($this->nour)));
        $version = $this->handling($this->id);
        $this->uphold(DecisionKind::Selected, '700', $this->nour);
        self::assertSame('selected', $this->state($this->id));
        self::assertSame(['not_found'], $this->refusals(fn () => $this->decisionReview($this->nour)), 'It ends with the answer.');
        self::assertSame(['stale_version'], $this->refusals(fn () => $this->reject($this->nour, version: $version)));
    }

    public function testWhereAManagerMayAnswerNobodyIsNamed(): void
    {
        $this->askReview();
        $administrator = $this->users->administrator();
        self::assertStringNotContainsString("value=\"{$this->id}\"", $this->rendered($administrator));
        self::assertSame('ended', $this->nameMember($administrator, self::mail($this->nour)));
    }

    private function nameMember(Viewer $viewer, string $email): string
    {
        return $this->plugin->get(DecisionReviewsScreen::class)->name($viewer, $this->id, $email);
    }

    private function rendered(Viewer $viewer): string
    {
        wp_set_current_user($viewer->id);
        ob_start();
        try {
            $this->plugin->get(DecisionReviewsScreen::class)->render();
        } finally {
            $page = (string) ob_get_clean();
        }

        return $page;
    }

    private static function mail(Viewer $viewer): string
    {
        return get_userdata($viewer->id)->user_email ?? '';
    }

    /** @return array{string|null, string|null, string|null} */
    private function lastAudit(): array
    {
        [$row] = $this->db->rows("SELECT * FROM {$this->db->table('audit')} WHERE action = 'decision_review_answered' ORDER BY id DESC LIMIT 1");

        return [$row['before_status'], $row['after_status'], $row['action']];
    }

    public function testExportsSayWhatBecameOfAReview(): void
    {
        $exported = function (): array {
            $ids = $this->db->ids("SELECT id FROM {$this->db->table('submissions')} WHERE application_id = %d", $this->id);
            $rows = $this->plugin->get(ReadExport::class)->page(new PermittedExport($this->manager, $this->call->id, 1), array_fill_keys($ids, 1))['rows'];

            return (array) $rows[0]['review'];
        };
        self::assertSame([], $exported());
        $this->askReview();
        self::assertSame(['state' => 'open', 'askedAt' => '2027-01-10T10:00:00Z', 'answeredAt' => null], $exported());
        $this->reject();
        self::assertSame(['state' => 'dismissed', 'askedAt' => '2027-01-10T10:00:00Z', 'answeredAt' => '2027-01-10T10:00:00Z'], $exported());
    }
}
