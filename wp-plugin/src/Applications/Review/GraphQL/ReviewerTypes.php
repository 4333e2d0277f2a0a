<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\GraphQL;

use Passerelle\Applications\Review\Assignment\ListedAssignments;
use Passerelle\Applications\Review\Reading\OwnReviews;
use Passerelle\Applications\Review\Reviewers\AnswerReviewing;
use Passerelle\Applications\Review\Reviewers\ChangeReviewers;
use Passerelle\Applications\Review\Reviewers\ReviewerRequest;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\EmailAddress;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** Who reviews for a call: those who run it invite and remove, the invited answer. Through the frontend’s server only. */
final readonly class ReviewerTypes implements Registration
{
    public function __construct(
        private ChangeReviewers $change,
        private AnswerReviewing $answer,
        private ListedAssignments $listed,
        private OwnReviews $own,
        private ProxyRequest $request,
        private ViewerFactory $viewers,
    ) {
    }

    public function register(): void
    {
        register_graphql_field('RootMutation', 'passerelleInviteReviewer', [
            'type' => Type::required(AssignmentTypes::ASSIGNMENTS),
            'args' => Type::fields([
                'callId' => 'Int!',
                'countries' => Type::optionalListOf('String'),
                'email' => 'String',
                'languages' => Type::optionalListOf('String'),
                'memberId' => 'Int',
                'userId' => 'Int',
            ]),
            'resolve' => Resolver::root($this->invite(...)),
        ]);
        register_graphql_field('RootMutation', 'passerelleDescribeReviewer', [
            'type' => Type::required(AssignmentTypes::ASSIGNMENTS),
            'args' => Type::fields(['callId' => 'Int!', 'countries' => Type::optionalListOf('String'), 'id' => 'Int!', 'languages' => Type::optionalListOf('String')]),
            'resolve' => Resolver::root($this->describe(...)),
        ]);
        register_graphql_field('RootMutation', 'passerelleRemoveReviewer', [
            'type' => Type::required(AssignmentTypes::ASSIGNMENTS),
            'args' => Type::fields(['callId' => 'Int!', 'id' => 'Int!']),
            'resolve' => Resolver::root($this->remove(...)),
        ]);
        register_graphql_field('RootMutation', 'passerelleAnswerReviewing', [
            'type' => Type::required('PasserelleOwnReviews'),
            'args' => Type::fields(['accepts' => 'Boolean!', 'id' => 'Int!', 'languages' => Type::optionalListOf('String')]),
            'resolve' => Resolver::root($this->answer(...)),
        ]);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     * @throws DomainError those of ChangeReviewers
     */
    private function invite(array $arguments): array
    {
        $this->request->requireTrust();
        $viewer = $this->viewers->current();
        $callId = Arguments::number($arguments, 'callId') ?? 0;
        $this->change->invite($viewer, new ReviewerRequest(
            $callId,
            Arguments::number($arguments, 'userId'),
            Arguments::number($arguments, 'memberId'),
            self::texts($arguments, 'languages') ?? [],
            self::texts($arguments, 'countries') ?? [],
            EmailAddress::normalise(Arguments::text($arguments, 'email')),
        ));

        return $this->listed->data($viewer, $callId, null);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     * @throws DomainError those of ChangeReviewers
     */
    private function describe(array $arguments): array
    {
        $this->request->requireTrust();
        $viewer = $this->viewers->current();
        $callId = Arguments::number($arguments, 'callId') ?? 0;
        $request = new ReviewerRequest($callId, null, null, self::texts($arguments, 'languages') ?? [], self::texts($arguments, 'countries') ?? []);
        $this->change->describe($viewer, Arguments::number($arguments, 'id') ?? 0, $request);

        return $this->listed->data($viewer, $callId, null);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     * @throws DomainError those of ChangeReviewers
     */
    private function remove(array $arguments): array
    {
        $this->request->requireTrust();
        $viewer = $this->viewers->current();
        $callId = Arguments::number($arguments, 'callId') ?? 0;
        $this->change->remove($viewer, $callId, Arguments::number($arguments, 'id') ?? 0);

        return $this->listed->data($viewer, $callId, null);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     * @throws DomainError those of AnswerReviewing
     */
    private function answer(array $arguments): array
    {
        $this->request->requireTrust();
        $viewer = $this->viewers->current();
        ($this->answer)($viewer, Arguments::number($arguments, 'id') ?? 0, ($arguments['accepts'] ?? false) === true, self::texts($arguments, 'languages'));

        return $this->own->data($viewer);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return list<string>|null null: none was sent
     */
    private static function texts(array $arguments, string $name): ?array
    {
        $values = $arguments[$name] ?? null;

        return is_array($values) ? array_values(array_unique(array_filter($values, is_string(...)))) : null;
    }
}
