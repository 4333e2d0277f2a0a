<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Mail\Actions;

use Closure;
use DateTimeImmutable;
use Passerelle\Applications\Decisions\Offers\EndOffers;
use Passerelle\Content\Model\ContentType;
use Passerelle\Kernel\Database;
use Passerelle\Tests\ApplicationForms;

/** Decisions on an application of "stranger" to a call of "operator", which "manager" manages, too. */
final class ApplicationDecisionMails extends MailTable
{
    public function rows(): iterable
    {
        yield 'SaveDecisionSettings' => ['operator', fn () => $this->settings($this->eligible()['callId']), []];
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
        yield 'Worker: an offer lapses soon' => [self::VISITOR, fn (): Closure => $this->ending('+1 day'), ['applications.offer_reminder → stranger']];
        yield 'Worker: an offer lapses' => [
            self::VISITOR,
            fn (): Closure => $this->ending('-1 day'),
            ['applications.offer_lapsed → stranger', ...$team('offer_lapsed_of_applicant')],
        ];
    }

    /** @return array{callId: int, id: int, version: int} with the version of its handling */
    private function eligible(): array
    {
        $values = ['managementMode' => 'internal', 'managerIds' => [$this->id('manager')], 'opensAt' => gmdate('Y-m-d\TH:i:s\Z', time() - DAY_IN_SECONDS)];
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

    /** @return array{callId: int, id: int, version: int} */
    private function prepared(string $kind): array
    {
        $target = $this->eligible();
        $this->first('operator', 'SaveDecisionSettings', $this->settings($target['callId']));
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
