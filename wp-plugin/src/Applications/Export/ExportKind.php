<?php

declare(strict_types=1);

namespace Passerelle\Applications\Export;

/** Kinds of files with the applications to a call. */
enum ExportKind: string
{
    case Csv = 'csv';
    case Xlsx = 'xlsx';
    /** Answers and files of each application. */
    case Zip = 'zip';
}
