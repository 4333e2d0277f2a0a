<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Settings\GraphQL;

use Passerelle\Accounts\BecomeMember;
use Passerelle\Auth\GraphQL\Person;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** The step from an account that only reviews to that of a member, through the frontend’s server only. */
final readonly class MembershipTypes implements Registration
{
    public function __construct(private BecomeMember $become, private ProxyRequest $request, private ViewerFactory $viewers)
    {
    }

    public function register(): void
    {
        register_graphql_field('RootMutation', 'passerelleBecomeMember', [
            'type' => Type::required('PasserelleUser'),
            'resolve' => Resolver::root(function (): ?array {
                $this->request->requireTrust();
                $viewer = $this->viewers->current();
                ($this->become)($viewer);

                return Person::of($this->viewers->of($viewer->id));
            }),
        ]);
    }
}
