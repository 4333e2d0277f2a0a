<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy\GraphQL;

use Passerelle\Accounts\Privacy\Export\ExportPass;
use Passerelle\Accounts\Settings\CurrentPassword;
use Passerelle\Auth\Sessions\CurrentSession;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** The pass with which a person downloads what is stored about them. */
final readonly class ExportTypes implements Registration
{
    public function __construct(
        private CurrentPassword $currentPassword,
        private ExportPass $pass,
        private CurrentSession $current,
        private ProxyRequest $request,
        private ViewerFactory $viewers,
    ) {
    }

    public function register(): void
    {
        register_graphql_object_type('PasserelleExportPass', ['fields' => Type::fields(['pass' => 'String!', 'seconds' => 'Int!'])]);
        register_graphql_field('RootMutation', 'passerelleAskExport', [
            'type' => Type::required('PasserelleExportPass'),
            'args' => ['password' => ['type' => Type::required('String')]],
            'resolve' => Resolver::root(fn (array $arguments): array => $this->requestExport(Arguments::text($arguments, 'password'))),
        ]);
    }

    /** @return array{pass: string, seconds: int} */
    private function requestExport(#[\SensitiveParameter] string $password): array
    {
        $this->request->requireTrust();
        $viewer = $this->viewers->current();
        if (!$viewer->isSignedIn()) {
            throw DomainError::forbidden();
        }
        $session = $this->current->session() ?? throw DomainError::forbidden();
        $this->currentPassword->check($viewer, $password, 'password');

        return ['pass' => $this->pass->issue($session), 'seconds' => $this->pass->seconds];
    }
}
