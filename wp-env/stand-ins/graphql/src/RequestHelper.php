<?php

declare(strict_types=1);

namespace Passerelle\StandIns\GraphQL;

use GraphQL\Server\Helper;

/** WordPress puts slashes into $_GET; a POST's query string is ignored. */
final class RequestHelper extends Helper
{
    public function parseRequestParams(string $method, array $bodyParams, array $queryParams)
    {
        return $method === 'GET'
            ? parent::parseRequestParams($method, [], wp_unslash($queryParams))
            : parent::parseRequestParams($method, $bodyParams, []);
    }
}
