<?php

declare(strict_types=1);

namespace Passerelle\CallPeople;

use Passerelle\CallPeople\GraphQL\CallPeopleTypes;
use Passerelle\GraphQL\EnumTypes;
use Passerelle\GraphQL\HasGraphQlTypes;
use Passerelle\Kernel\Services;
use Passerelle\Rights\Policy;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** The people whom the form of a call offers as managers and mentors. */
final readonly class CallPeopleModule implements HasGraphQlTypes
{
    private function __construct(public EligiblePeople $people, private Policy $policy)
    {
    }

    public static function build(Services $services, Policy $policy): self
    {
        $limits = $services->config;

        return new self(new EligiblePeople($services->database, $limits->limit('directory', 'found'), $limits->limit('directory', 'named')), $policy);
    }

    public function graphQlTypes(): array
    {
        return [
            new EnumTypes(['PasserelleCallTask' => CallTask::cases()]),
            new CallPeopleTypes($this->people, $this->policy, new ViewerFactory(), new ProxyRequest()),
        ];
    }
}
