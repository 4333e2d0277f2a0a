<?php

declare(strict_types=1);

namespace Passerelle\Privacy\Export;

use WP_REST_Response;

/** An answer whose body is an archive that is removed once it is sent. */
final class ExportResponse extends WP_REST_Response
{
    /** @param array<string, string> $headers */
    public function __construct(public readonly string $path, array $headers)
    {
        parent::__construct(['code' => 'my_data'], 200, $headers);
    }
}
