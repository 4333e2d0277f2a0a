<?php

declare(strict_types=1);

namespace Passerelle\Moderation\GraphQL;

use Passerelle\Content\ModerationStatus;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Times;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\ErrorCode;
use Passerelle\Moderation\DecideMany;
use Passerelle\Moderation\Decision;
use Passerelle\Moderation\DecisionInput;
use Passerelle\Moderation\Outcome;
use Passerelle\Moderation\PreviewDecision;
use Passerelle\Moderation\RejectionReason;
use Passerelle\Moderation\StoredDecision;
use Passerelle\Moderation\Target;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** Decisions of validators, through the frontend's server only. */
final readonly class ModerationTypes implements Registration
{
    private const HTTP_OK = 200;

    /** What a decision consists of. */
    private const INPUT = [
        'comment' => 'String',
        'field' => 'String',
        'rejectionReason' => 'PasserelleRejectionReason',
        'rejectionText' => 'String',
        'status' => 'PasserelleDecision!',
        'target' => 'PasserelleDecisionTarget',
    ];

    public function __construct(
        private DecideMany $decideMany,
        private PreviewDecision $preview,
        private Config $config,
        private ProxyRequest $request,
        private ViewerFactory $viewers,
    ) {
    }

    public function register(): void
    {
        register_graphql_input_type('PasserelleVersionedRecord', ['fields' => Type::fields(['id' => 'Int!', 'version' => 'Int!'])]);
        register_graphql_object_type('PasserelleDecisionError', ['fields' => Type::fields([
            'code' => 'String!',
            'date' => 'String',
            'moderationStatus' => 'String',
            'moderator' => 'String',
        ])]);
        register_graphql_object_type('PasserelleDecisionResult', ['fields' => Type::fields([
            'error' => 'PasserelleDecisionError',
            'id' => 'Int!',
            'moderationStatus' => 'String',
            'ok' => 'Boolean!',
            'status' => 'Int!',
            'version' => 'Int',
        ])]);
        register_graphql_object_type('PasserelleDecisionResults', ['fields' => Type::fields([
            'results' => Type::listOf('PasserelleDecisionResult'),
        ])]);
        register_graphql_field('RootMutation', 'passerelleDecide', [
            'type' => Type::required('PasserelleDecisionResults'),
            'args' => Type::fields([...self::INPUT, 'items' => Type::listOf('PasserelleVersionedRecord')]),
            'resolve' => Resolver::root($this->decide(...)),
        ]);
        register_graphql_object_type('PasserelleDecisionMail', ['fields' => Type::fields([
            'language' => 'PasserelleLanguage!',
            'paragraphs' => Type::listOf('String'),
            'subject' => 'String!',
        ])]);
        register_graphql_field('RootQuery', 'passerelleDecisionMailPreview', [
            'type' => 'PasserelleDecisionMail',
            'args' => Type::fields([...self::INPUT, 'id' => 'Int!']),
            'resolve' => Resolver::root($this->preview(...)),
        ]);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array{results: list<array<string, mixed>>}
     * @throws DomainError rights_moderate, invalid_fields
     */
    private function decide(array $arguments): array
    {
        $this->request->requireTrust();
        $outcomes = ($this->decideMany)($this->viewers->current(), self::items($arguments), fn (): DecisionInput => $this->input($arguments));

        return ['results' => array_map(self::result(...), $outcomes)];
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array{language: string, paragraphs: list<string>, subject: string}|null
     * @throws DomainError rights_moderate, not_found, invalid_transition, invalid_fields
     */
    private function preview(array $arguments): ?array
    {
        $this->request->requireTrust();
        $found = ($this->preview)($this->viewers->current(), Arguments::number($arguments, 'id') ?? 0, fn (): DecisionInput => $this->input($arguments));
        if ($found === null) {
            return null;
        }
        [$mail, $language] = $found;

        return ['language' => $language->value, 'paragraphs' => $mail->paragraphs, 'subject' => $mail->subject];
    }

    /**
     * @param array<string, mixed> $arguments
     * @throws DomainError invalid_fields
     */
    private function input(array $arguments): DecisionInput
    {
        return DecisionInput::of(
            Decision::from(Arguments::text($arguments, 'status')),
            Target::tryFrom(Arguments::text($arguments, 'target')) ?? Target::Record,
            Arguments::text($arguments, 'comment'),
            RejectionReason::tryFrom(Arguments::text($arguments, 'rejectionReason')),
            Arguments::text($arguments, 'rejectionText'),
            $this->config->textMax('long'),
            Arguments::text($arguments, 'field'),
        );
    }

    /**
     * @param array<string, mixed> $arguments
     * @return list<array{id: int, version: int}>
     */
    private static function items(array $arguments): array
    {
        $items = [];
        foreach (Arguments::input($arguments, 'items') as $item) {
            $fields = Arguments::input(['item' => $item], 'item');
            $items[] = ['id' => Arguments::number($fields, 'id') ?? 0, 'version' => Arguments::number($fields, 'version') ?? 0];
        }

        return $items;
    }

    /** @return array<string, mixed> */
    private static function result(Outcome $outcome): array
    {
        $error = $outcome->error;

        return [
            'id' => $outcome->id,
            'ok' => $error === null,
            'status' => $error === null ? self::HTTP_OK : ErrorCode::from($error->errorCode)->status(),
            'version' => $outcome->record?->version,
            'moderationStatus' => $outcome->record === null ? null : ModerationStatus::of($outcome->record->status),
            'error' => $error === null ? null : ['code' => $error->errorCode, ...self::last($outcome->last)],
        ];
    }

    /** @return array{moderationStatus: string|null, moderator: string|null, date: string|null} the decision that was faster */
    private static function last(?StoredDecision $decision): array
    {
        $moderator = $decision === null ? false : get_userdata($decision->moderatorId);

        return [
            'moderationStatus' => $decision?->decision->value,
            'moderator' => $moderator === false ? null : $moderator->display_name,
            'date' => $decision === null ? null : Times::text($decision->decidedAt),
        ];
    }
}
