<?php

declare(strict_types=1);

namespace Passerelle\Applications\GraphQL;

use Passerelle\Applications\Mentoring\ChangeMentor;
use Passerelle\Applications\Mentoring\ListedMentors;
use Passerelle\Applications\Mentoring\MentorAction;
use Passerelle\Applications\Mentoring\ReadMentored;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** Mentors of applications, and applications for their mentors, through the frontend’s server only. */
final readonly class MentorTypes implements Registration
{
    private const MENTORS = 'PasserelleApplicationMentors';

    public function __construct(
        private ListedMentors $mentors,
        private ChangeMentor $change,
        private ReadMentored $mentored,
        private ProxyRequest $request,
        private ViewerFactory $viewers,
    ) {
    }

    public function register(): void
    {
        $row = [
            'callTitle' => 'String!',
            'changedAt' => 'String!',
            'id' => 'Int!',
            'name' => 'String',
            'number' => 'String',
            'state' => 'PasserelleSubmissionState!',
            'withdrawnAt' => 'String',
            'zone' => 'String',
        ];
        register_graphql_object_type('PasserelleMentoredListItem', [
            'description' => 'An application that the reader mentors. name: who applies; unread: messages that the reader has not read.',
            'fields' => Type::fields([...$row, 'unread' => 'Int!']),
        ]);
        register_graphql_object_type('PasserelleMentoredAnswers', [
            'description' => 'What the applicant writes now: `form` and `answers` are JSON, `questions` the ids of those that the applicant sees, without statistical ones.',
            'fields' => Type::fields([
                'answers' => 'String!',
                'changedAt' => 'String!',
                'files' => Type::listOf('PasserelleSentFile'),
                'form' => 'String!',
                'profile' => Type::listOf('PasserelleProblemParam'),
                'questions' => Type::listOf('String'),
            ]),
        ]);
        register_graphql_object_type('PasserelleMentoredApplication', [
            'description' => 'An application for its mentor. stages: what was sent, as it counts; draft: null where there is none, or the applicant does not let mentors read it.',
            'fields' => Type::fields([
                ...$row,
                'draft' => 'PasserelleMentoredAnswers',
                'language' => 'PasserelleLanguage!',
                'readsDraft' => 'Boolean!',
                'stages' => Type::listOf('PasserelleSentStage'),
            ]),
        ]);
        register_graphql_object_type('PasserelleMentorCandidate', ['fields' => Type::fields(['id' => 'Int!', 'name' => 'String!'])]);
        register_graphql_object_type('PasserelleApplicationMentor', [
            'description' => 'A mentor of an application, with what the reader may do about it. id: of the account; changedAt: since when it is so.',
            'fields' => Type::fields([
                'actions' => Type::listOf('PasserelleMentorAction'),
                'changedAt' => 'String!',
                'id' => 'Int!',
                'name' => 'String!',
                'readsDraft' => 'Boolean!',
                'state' => 'PasserelleMentorState!',
            ]),
        ]);
        register_graphql_object_type(self::MENTORS, [
            'description' => 'The mentors of an application. candidates: whom those who handle it may propose; isTeam: the reader handles it.',
            'fields' => Type::fields([
                'candidates' => Type::listOf('PasserelleMentorCandidate'),
                'id' => 'Int!',
                'isTeam' => 'Boolean!',
                'mentors' => Type::listOf('PasserelleApplicationMentor'),
            ]),
        ]);
        register_graphql_field('RootQuery', 'passerelleApplicationMentors', [
            'type' => self::MENTORS,
            'args' => Type::fields(['id' => 'Int!']),
            'resolve' => Resolver::root($this->mentors(...)),
        ]);
        register_graphql_field('RootMutation', 'passerelleChangeMentor', [
            'type' => self::MENTORS,
            'args' => Type::fields(['action' => 'PasserelleMentorAction!', 'id' => 'Int!', 'userId' => 'Int!']),
            'resolve' => Resolver::root($this->change(...)),
        ]);
        register_graphql_field('RootQuery', 'passerelleMentoredApplications', [
            'type' => Type::listOf('PasserelleMentoredListItem'),
            'args' => Type::fields(['language' => 'PasserelleLanguage!']),
            'resolve' => Resolver::root($this->list(...)),
        ]);
        register_graphql_field('RootQuery', 'passerelleMentoredApplication', [
            'type' => 'PasserelleMentoredApplication',
            'args' => Type::fields(['id' => 'Int!']),
            'resolve' => Resolver::root($this->mentored(...)),
        ]);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     * @throws DomainError not_found
     */
    private function mentors(array $arguments): array
    {
        $this->request->requireTrust();

        return $this->mentors->data($this->viewers->current(), Arguments::number($arguments, 'id') ?? 0);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed> all mentors
     * @throws DomainError those of ChangeMentor
     */
    private function change(array $arguments): array
    {
        $this->request->requireTrust();
        [$viewer, $id] = [$this->viewers->current(), Arguments::number($arguments, 'id') ?? 0];
        ($this->change)($viewer, MentorAction::from(Arguments::text($arguments, 'action')), $id, Arguments::number($arguments, 'userId') ?? 0);

        return $this->mentors->data($viewer, $id);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return list<array<string, mixed>>
     * @throws DomainError access_token_missing
     */
    private function list(array $arguments): array
    {
        $this->request->requireTrust();

        return $this->mentored->list($this->viewers->current(), Arguments::text($arguments, 'language'));
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     * @throws DomainError not_found
     */
    private function mentored(array $arguments): array
    {
        $this->request->requireTrust();

        return $this->mentored->data($this->viewers->current(), Arguments::number($arguments, 'id') ?? 0);
    }
}
