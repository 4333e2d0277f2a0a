<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Mail\Actions;

use Closure;
use DateTimeImmutable;
use Passerelle\Applications\Review\RemindReviewers;
use Passerelle\Content\Model\ContentType;
use Passerelle\Kernel\Database;
use Passerelle\Rights\Role;
use Passerelle\Tests\ApplicationForms;
use WP_User;

/** Reviews of an application of "stranger" to a call of "operator", by "newcomer". */
final class ReviewMails extends MailTable
{
    private const STAGE = [
        'version' => 0,
        'nameFr' => 'Dossier',
        'nameEn' => 'File',
        'opensAt' => '2099-01-01T00:00:00Z',
        'closesAt' => '2099-02-01T00:00:00Z',
    ];
    private const PLAN = '{"format":1,"criteria":[{"id":"one","label":{"fr":"Un","en":"One"},"weight":1,"scale":{"min":0,"max":100,"step":100}}],"tieBreakers":[]}';
    private const INVITED = 'applications.review_invited → newcomer@elsewhere.test';
    private const ASSIGNED = 'applications.review_assigned → newcomer@elsewhere.test';

    public function rows(): iterable
    {
        yield 'SaveStage' => ['operator', fn () => ['callId' => $this->closingCall(), ...self::STAGE], []];
        yield 'RemoveStage' => ['operator', fn () => ['callId' => $this->callWithStage(), 'stage' => 2, 'version' => 1], []];
        yield 'SaveReviewPlan' => ['operator', fn () => ['callId' => $this->call(), 'version' => 0, 'plan' => self::PLAN], []];
        yield 'InviteReviewer' => ['manager', fn () => $this->invitation($this->call()), [self::INVITED]];
        yield 'InviteReviewer, by address' => ['manager', fn () => $this->byAddress(), ['applications.review_invited_by_mail → kossi']];
        yield 'AcceptAsReviewer' => [self::VISITOR, fn () => $this->accepted(), []];
        yield 'BecomeMember' => ['stranger', fn () => $this->guest('stranger'), []];
        yield 'DescribeReviewer' => ['operator', fn () => [...$this->invited(), 'languages' => ['fr'], 'countries' => ['SN']], []];
        yield 'RemoveReviewer' => ['operator', fn () => $this->invited(), []];
        yield 'AnswerReviewing' => ['newcomer', fn () => ['id' => $this->invited()['id'], 'accepts' => true], []];
        yield 'AssignReviews' => ['operator', fn () => $this->pair(), [self::ASSIGNED]];
        yield 'AssignReviews, spread' => ['operator', fn () => ['callId' => $this->pair()['callId'], 'each' => 1], [self::ASSIGNED]];
        yield 'AssignReviews, a preview' => ['operator', fn () => [...$this->pair(), 'isPreview' => true], []];
        yield 'CancelReview' => ['operator', fn () => $this->assigned(), []];
        yield 'DeclareReviewConflict' => ['operator', fn () => [...$this->conflict($this->pair()), 'reason' => 'x'], []];
        foreach (['accept', 'decline', 'declareConflict'] as $action) {
            yield "AnswerReview {$action}" => ['newcomer', fn () => ['id' => $this->assigned()['id'], 'reason' => 'x'], []];
        }
        yield 'AnswerReview recuse' => ['newcomer', fn () => ['id' => $this->scored()['id'], 'reason' => 'x'], []];
        yield 'SaveScore' => ['newcomer', fn () => self::score($this->assigned()), []];
        yield 'DrawReviewTies' => ['operator', fn () => ['callId' => $this->scored()['callId']], []];
        yield 'Worker: reviews are due' => [self::VISITOR, fn (): Closure => $this->due(), ['applications.review_due → newcomer@elsewhere.test']];
    }

    /** @return int id of a call with a form, which is open */
    private function closingCall(): int
    {
        $dates = ['opensAt' => gmdate('Y-m-d\TH:i:s\Z', time() - DAY_IN_SECONDS), 'closesAt' => '2098-01-01T00:00:00Z'];
        $values = ['managementMode' => 'internal', 'managerIds' => [$this->id('manager')], ...$dates];

        return $this->content->published(ContentType::CallForApplication, $values, ownerId: $this->id('operator'), at: new DateTimeImmutable('-60 days'))->id;
    }

    private function callWithStage(): int
    {
        $callId = $this->closingCall();
        $this->first('operator', 'SaveStage', ['callId' => $callId, ...self::STAGE]);

        return $callId;
    }

    private function call(): int
    {
        $values = ['managementMode' => 'internal', 'managerIds' => [$this->id('manager')], 'opensAt' => gmdate('Y-m-d\TH:i:s\Z', time() - DAY_IN_SECONDS)];
        $call = $this->content->published(ContentType::CallForApplication, $values, ownerId: $this->id('operator'), at: new DateTimeImmutable('-60 days'));
        $texts = ['fr' => 'Texte', 'en' => 'Text'];
        $question = ['id' => 'motive', 'kind' => 'longText', 'label' => $texts];
        $form = ApplicationForms::json(['format' => 1, 'sections' => [['id' => 'first', 'label' => $texts, 'questions' => [$question]]]]);
        $this->first('operator', 'ChangeForm', ['action' => 'save', 'callId' => $call->id, 'version' => 0, 'form' => $form]);
        $this->first('operator', 'ChangeForm', ['action' => 'publish', 'callId' => $call->id, 'version' => 1]);

        return $call->id;
    }

    /** @return array<string, mixed> */
    private function invitation(int $callId): array
    {
        $userId = $this->id('newcomer');
        $this->content->published(ContentType::CommunityProfile, ownerId: $userId);
        // All others are at one domain, which is a conflict.
        wp_update_user(['ID' => $userId, 'user_email' => 'newcomer@elsewhere.test']);

        return ['callId' => $callId, 'userId' => $userId, 'languages' => ['fr']];
    }

    /** @return array{callId: int, email: string, languages: list<string>} */
    private function byAddress(): array
    {
        return ['callId' => $this->call(), 'email' => 'kossi@example.test', 'languages' => ['fr']];
    }

    /** @return array<string, mixed> */
    private function accepted(): array
    {
        $this->first('operator', 'InviteReviewer', $this->byAddress());

        return ['hash' => $this->sent->hashFor('kossi'), 'input' => AccountMails::PERSON, 'address' => '198.51.100.7', 'device' => 'Firefox'];
    }

    /** @return array<never, never> once the person is a guest, who reviews */
    private function guest(string $name): array
    {
        (new WP_User($this->id($name)))->set_role(Role::GuestReviewer->value);

        return [];
    }

    /** @return array{callId: int, id: int} */
    private function invited(): array
    {
        $callId = $this->call();
        $this->first('operator', 'InviteReviewer', $this->invitation($callId));

        return ['callId' => $callId, 'id' => $this->newest('reviewers')];
    }

    /** @return array{callId: int, pairs: list<array{applicationId: int, userId: int}>} what can be assigned */
    private function pair(): array
    {
        ['callId' => $callId, 'id' => $id] = $this->invited();
        $this->first('newcomer', 'AnswerReviewing', ['id' => $id, 'accepts' => true]);
        $this->first('operator', 'SaveReviewPlan', ['callId' => $callId, 'version' => 0, 'plan' => self::PLAN]);
        $begun = $this->first('stranger', 'BeginApplication', ['callId' => $callId]);
        $applicationId = is_int($begun['id'] ?? null) ? $begun['id'] : 0;
        $this->first('stranger', 'MutateApplication', ['id' => $applicationId, 'version' => 1, 'action' => 'send']);

        return ['callId' => $callId, 'pairs' => [['applicationId' => $applicationId, 'userId' => $this->id('newcomer')]]];
    }

    /**
     * @param array{callId: int, pairs: list<array{applicationId: int, userId: int}>} $pair
     * @return array<string, int>
     */
    private function conflict(array $pair): array
    {
        return ['callId' => $pair['callId'], ...$pair['pairs'][0]];
    }

    /** @return array{callId: int, id: int} */
    private function assigned(): array
    {
        $pair = $this->pair();
        $this->first('operator', 'AssignReviews', $pair);

        return ['callId' => $pair['callId'], 'id' => $this->newest('review_assignments')];
    }

    /** @return array{callId: int, id: int} */
    private function scored(): array
    {
        $assigned = $this->assigned();
        $this->first('newcomer', 'SaveScore', self::score($assigned));

        return $assigned;
    }

    /**
     * @param array{id: int} $assigned
     * @return array<string, mixed>
     */
    private static function score(array $assigned): array
    {
        return ['id' => $assigned['id'], 'version' => 0, 'snapshot' => 1, 'isFinal' => true, 'scores' => [['criterionId' => 'one', 'points' => 100]]];
    }

    private function due(): Closure
    {
        $id = $this->assigned()['id'];
        $database = $this->plugin->get(Database::class);
        $database->execute(
            "UPDATE {$database->table('review_assignments')} SET score_by = %s, check_at = '2020-01-01 00:00:00' WHERE id = %d",
            gmdate('Y-m-d H:i:s', time() + DAY_IN_SECONDS),
            $id,
        );

        return fn (): int => $this->plugin->get(RemindReviewers::class)->run();
    }

    private function newest(string $table): int
    {
        $database = $this->plugin->get(Database::class);

        return (int) $database->value("SELECT MAX(id) FROM {$database->table($table)}");
    }
}
