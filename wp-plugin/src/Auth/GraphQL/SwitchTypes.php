<?php

declare(strict_types=1);

namespace Passerelle\Auth\GraphQL;

use Passerelle\Auth\Sessions\CurrentSession;
use Passerelle\Auth\Switching\Direction;
use Passerelle\Auth\Switching\Switching;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** Switches between the administration and the site, for the frontend's server only. */
final readonly class SwitchTypes implements Registration
{
    public function __construct(private Switching $switching, private ProxyRequest $request, private CurrentSession $current, private ViewerFactory $viewers)
    {
    }

    public function register(): void
    {
        $text = ['type' => Type::required('String')];
        register_graphql_field('RootMutation', 'passerelleSwitch', [
            'type' => Type::required('PasserelleSignedIn'),
            'args' => ['token' => $text, 'device' => $text],
            'resolve' => Resolver::root(function (array $arguments): array {
                $this->request->requireTrust();

                return Issued::of(
                    $this->switching->enterSite(Arguments::text($arguments, 'token'), Arguments::text($arguments, 'device')),
                    $this->viewers,
                );
            }),
        ]);
        register_graphql_field('RootMutation', 'passerelleWordPressToken', [
            'type' => Type::required('String'),
            'resolve' => Resolver::root(function (): string {
                $this->request->requireTrust();
                // Needs a session: other authentication has none to continue.
                $session = $this->current->session() ?? throw DomainError::forbidden();

                return $this->switching->tokenFor($this->viewers->current(), Direction::WordPress, $session);
            }),
        ]);
    }
}
