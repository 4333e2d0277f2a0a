<?php

declare(strict_types=1);

namespace Passerelle\Applications\GraphQL;

use Passerelle\Applications\Applying\ReadApplications;
use Passerelle\Applications\Trials\BeginTrial;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** Trial applications of managers, through the frontend’s server only. Everything else about them goes the way of applications. */
final readonly class TrialTypes implements Registration
{
    public function __construct(
        private BeginTrial $begin,
        private ReadApplications $read,
        private ProxyRequest $request,
        private ViewerFactory $viewers,
    ) {
    }

    public function register(): void
    {
        register_graphql_field('RootMutation', 'passerelleBeginTrial', [
            'type' => Type::required('PasserelleApplication'),
            'args' => Type::fields(['callId' => 'Int!', 'answerLanguage' => 'String', 'stage' => 'Int']),
            'resolve' => Resolver::root($this->begin(...)),
        ]);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     * @throws DomainError those of BeginTrial
     */
    private function begin(array $arguments): array
    {
        $this->request->requireTrust();
        $viewer = $this->viewers->current();
        $language = $arguments['answerLanguage'] ?? null;
        $callId = Arguments::number($arguments, 'callId') ?? 0;
        $begun = ($this->begin)($viewer, $callId, is_string($language) ? $language : null, Arguments::number($arguments, 'stage'));

        return $this->read->data($viewer, $begun->application->id);
    }
}
