<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Mail\Actions;

use Closure;
use DateTimeImmutable;
use Passerelle\Admin\Applications\DecisionReviewsScreen;
use Passerelle\Applications\Decisions\Offers\EndOffers;
use Passerelle\Content\Model\ContentType;
use Passerelle\Kernel\Database;
use Passerelle\Rights\Role;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\ApplicationForms;

/** Decisions on an application of "stranger" to a call of "operator", which "manager" manages, too. */
final class ApplicationDecisionMails extends MailTable
{
    public function rows(): iterable
    {
        yield 'SaveDecisionSettings' => ['operator', fn () => $this->settings($this->eligible()['callId']), []];
        yield 'SavePlaces' => ['operator', fn () => self::places($this->eligible()['callId']), []];
        yield 'PrepareDecisions' => ['operator', fn () => ['items' => [self::item($this->eligible())], 'kind' => 'not_selected'], []];
        yield 'RenewDecisions' => ['operator', fn () => ['items' => [self::item($this->prepared('shortlisted'))]], []];
        yield 'ForgetDecisions' => ['operator', fn () => ['items' => [self::item($this->prepared('shortlisted'))]], []];
        foreach (['shortlisted', 'waiting_list', 'selected', 'not_selected'] as $kind) {
            // The letter has the words of the team, none of the platform’s: as any mail of WordPress.
            yield "PublishDecisions, {$kind}" => [
                'operator',
                fn () => self::publication($this->prepared($kind), $kind),
                ["WordPress: applications.decision_letter, {$kind} → stranger"],
            ];
        }
        $team = static fn (string $mail): array => ["applications.{$mail} → manager", "applications.{$mail} → operator"];
        yield 'AnswerOffer, confirmed' => ['stranger', fn () => ['id' => $this->offered()['id'], 'confirms' => true], $team('offer_confirmed')];
        yield 'AnswerOffer, declined' => ['stranger', fn () => ['id' => $this->offered()['id'], 'confirms' => false], $team('offer_declined')];
        yield 'RevokeOffer' => ['operator', fn () => [...self::item($this->offered()), 'reason' => 'x'], ['applications.offer_revoked → stranger']];
        yield 'ShowOwnResult' => ['stranger', fn () => ['id' => $this->offered()['id'], 'agrees' => false], []];
        // "manager" neither prepared nor published it.
        yield 'AskDecisionReview' => [
            'stranger',
            fn () => ['id' => $this->refused()['id'], 'text' => 'x'],
            ['applications.decision_review_asked → manager', 'applications.decision_review_received → stranger'],
        ];
        yield 'AskDecisionReview, nobody may answer' => [
            'stranger',
            fn () => ['id' => $this->refused([])['id'], 'text' => 'x'],
            [
                'applications.decision_review_received → stranger',
                'applications.decision_review_unanswerable → administrator',
                'applications.decision_review_unanswerable → super',
            ],
        ];
        yield 'Reviews of decisions: a member is named' => [
            'administrator',
            fn () => $this->naming(),
            ['applications.decision_review_named → member'],
        ];
        yield 'PreviewCorrection' => ['manager', fn () => ['id' => $this->underReview()['id'], 'kind' => 'shortlisted'], []];
        yield 'AnswerDecisionReview, rejected' => [
            'manager',
            fn () => [...self::item($this->underReview()), 'isUpheld' => false, 'text' => 'x'],
            ['applications.decision_review_dismissed → stranger'],
        ];
        yield 'AnswerDecisionReview, upheld' => [
            'manager',
            fn () => $this->upheld(),
            ['WordPress: applications.decision_letter, shortlisted → stranger', 'applications.decision_review_upheld → stranger'],
        ];
        yield 'AnswerDecisionReview, eligible' => [
            'manager',
            fn () => [...self::item($this->ineligible()), 'isUpheld' => true, 'text' => 'x'],
            ['applications.decision_review_eligible → stranger'],
        ];
        yield 'Worker: an offer lapses soon' => [self::VISITOR, fn (): Closure => $this->ending('+1 day'), ['applications.offer_reminder → stranger']];
        yield 'Worker: an offer lapses' => [
            self::VISITOR,
            fn (): Closure => $this->ending('-1 day'),
            ['applications.offer_lapsed → stranger', ...$team('offer_lapsed_of_applicant')],
        ];
    }

    /**
     * @param list<string> $managers
     * @return array{callId: int, id: int, version: int} with the version of its handling
     */
    private function eligible(array $managers = ['manager']): array
    {
        $values = ['managementMode' => 'internal', 'managerIds' => array_map($this->id(...), $managers), 'opensAt' => gmdate('Y-m-d\TH:i:s\Z', time() - DAY_IN_SECONDS)];
        $call = $this->content->published(ContentType::CallForApplication, $values, ownerId: $this->id('operator'), at: new DateTimeImmutable('-60 days'));
        $texts = ['fr' => 'Texte', 'en' => 'Text'];
        $question = ['id' => 'motive', 'kind' => 'longText', 'label' => $texts];
        $form = ApplicationForms::json(['format' => 1, 'sections' => [['id' => 'first', 'label' => $texts, 'questions' => [$question]]]]);
        $this->first('operator', 'ChangeForm', ['action' => 'save', 'callId' => $call->id, 'version' => 0, 'form' => $form]);
        $this->first('operator', 'ChangeForm', ['action' => 'publish', 'callId' => $call->id, 'version' => 1]);
        $begun = $this->first('stranger', 'BeginApplication', ['callId' => $call->id]);
        $id = is_int($begun['id'] ?? null) ? $begun['id'] : 0;
        $this->first('stranger', 'MutateApplication', ['id' => $id, 'version' => 1, 'action' => 'send']);
        $this->first('operator', 'CheckEligibility', ['items' => [['id' => $id, 'version' => 1]], 'result' => 'eligible']);
        $this->settle();

        return ['callId' => $call->id, 'id' => $id, 'version' => 2];
    }

    /**
     * @param list<string> $managers
     * @return array{callId: int, id: int, version: int}
     */
    private function prepared(string $kind, int $reviewDays = 0, array $managers = ['manager']): array
    {
        $target = $this->eligible($managers);
        $this->first('operator', 'SaveDecisionSettings', [...$this->settings($target['callId']), 'reviewDays' => $reviewDays]);
        $this->first('operator', 'PrepareDecisions', ['items' => [self::item($target)], 'kind' => $kind]);
        $this->settle();

        return [...$target, 'version' => 3];
    }

    /** @return array{callId: int, id: int, version: int} */
    private function offered(): array
    {
        $target = $this->prepared('selected');
        $this->first('operator', 'PublishDecisions', self::publication($target, 'selected'));
        $this->settle();

        return [...$target, 'version' => 4];
    }

    /**
     * @param list<string> $managers of the call, beside its owner
     * @return array{callId: int, id: int, version: int} not selected
     */
    private function refused(array $managers = ['manager']): array
    {
        $target = $this->prepared('not_selected', 10, $managers);
        $this->first('operator', 'PublishDecisions', self::publication($target, 'not_selected'));
        $this->settle();

        return [...$target, 'version' => 4];
    }

    /** @return array{callId: int, id: int, version: int} */
    private function underReview(): array
    {
        $target = $this->refused();
        $this->first('stranger', 'AskDecisionReview', ['id' => $target['id'], 'text' => 'x']);
        $this->settle();

        return [...$target, 'version' => 5];
    }

    private function naming(): Closure
    {
        $id = $this->refused([])['id'];
        $this->first('stranger', 'AskDecisionReview', ['id' => $id, 'text' => 'x']);
        $this->settle();
        // Accounts of one domain would be in conflict.
        wp_update_user(['ID' => $this->id('stranger'), 'user_email' => 'stranger@stranger.test']);
        $screen = $this->plugin->get(DecisionReviewsScreen::class);

        return fn (): string => $screen->name(new Viewer($this->id('administrator'), [Role::Administrator->value]), $id, get_userdata($this->id('member'))->user_email ?? '');
    }

    /** @return array<string, mixed> */
    private function upheld(): array
    {
        $target = $this->underReview();
        $preview = $this->first('manager', 'PreviewCorrection', ['id' => $target['id'], 'kind' => 'shortlisted']);

        return [...self::item($target), 'isUpheld' => true, 'text' => 'x', 'kind' => 'shortlisted', 'sources' => $preview['sources']];
    }

    /** @return array{callId: int, id: int, version: int} under review */
    private function ineligible(): array
    {
        $target = $this->eligible();
        $this->first('operator', 'SaveDecisionSettings', [...$this->settings($target['callId']), 'reviewDays' => 10]);
        $this->first('operator', 'CheckEligibility', ['items' => [self::item($target)], 'result' => 'ineligible', 'reason' => 'other', 'text' => 'x']);
        $this->first('stranger', 'AskDecisionReview', ['id' => $target['id'], 'text' => 'x']);
        $this->settle();

        return [...$target, 'version' => 4];
    }

    private function ending(string $until): Closure
    {
        $this->offered();
        $database = $this->plugin->get(Database::class);
        $database->execute(
            "UPDATE {$database->table('application_decisions')} SET remind_at = '2020-01-01 00:00:00', answer_until = %s",
            gmdate('Y-m-d H:i:s', (int) strtotime($until)),
        );

        return fn (): int => $this->plugin->get(EndOffers::class)->run();
    }

    /** @return array<string, mixed> */
    private function settings(int $callId): array
    {
        $letters = [];
        foreach (['shortlisted', 'waiting_list', 'selected', 'not_selected'] as $kind) {
            foreach (['fr', 'en'] as $language) {
                $letters[] = ['kind' => $kind, 'language' => $language, 'subject' => "applications.decision_letter, {$kind}", 'body' => 'x'];
            }
        }

        return ['callId' => $callId, 'version' => 0, 'letters' => $letters, 'confirmUntil' => gmdate('Y-m-d\TH:i:s\Z', time() + 9 * DAY_IN_SECONDS), 'offerDays' => 7];
    }

    /** @return array<string, mixed> two places for all applications together */
    private static function places(int $callId): array
    {
        return [
            'callId' => $callId,
            'version' => 0,
            'question' => '',
            'cutOff' => 60,
            'categories' => [['id' => '', 'places' => 2, 'amount' => '', 'minimums' => []]],
        ];
    }

    /**
     * @param array{callId: int, id: int, version: int} $target
     * @return array<string, mixed>
     */
    private static function publication(array $target, string $kind): array
    {
        return ['callId' => $target['callId'], 'counts' => [['kind' => $kind, 'count' => 1]], 'undecided' => 0];
    }

    /**
     * @param array{callId: int, id: int, version: int} $target
     * @return array{id: int, version: int}
     */
    private static function item(array $target): array
    {
        return ['id' => $target['id'], 'version' => $target['version']];
    }
}
